import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { copyPictures } from './copy-pictures.ts'
import { copyPicturesJob } from './import-products.ts'
import { addMissingPictures } from './products.service.ts'

/** Pictures of imported products: each is a request to an external site, so they are loaded after the import. */
export const createCopyPicturesJob = (fetch: SafeFetch) =>
  defineJob({
    ...copyPicturesJob,
    options: { batchSize: 1, concurrency: 1, retryLimit: 2 },
    async handle({ ctx, data: { workspaceId, items } }) {
      for (const { id, urls } of items) {
        const { rows } = await copyPictures({ ctx, fetch, workspaceId, urls })
        const resourceIds = rows.map((row) => row.id)
        if (rows.length > 0) await addMissingPictures({ ctx, workspaceId, id, resourceIds })
      }
    },
  })
