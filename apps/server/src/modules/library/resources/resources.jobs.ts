import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { defineJob, type JobDefinition } from '../../../platform/jobs/job-definition.ts'
import {
  checkUploadJob,
  deleteBlobsJob,
  dropOrphanJob,
  makeLongRenditionJob,
  makeRenditionJob,
  processJob,
  processLongJob,
} from './declared-jobs.ts'
import { dropOrphan, dropUnfinished } from './orphans.ts'
import { processResource } from './processing/process-resource.ts'
import { makeRequestedRendition } from './processing/renditions.service.ts'
import { checkUpload } from './uploads/check-upload.ts'
import { expireUploads } from './uploads/uploads.service.ts'

/** Idempotent. */
const deleteFolders = async ({
  ctx,
  folders,
}: {
  ctx: AppContext
  folders: readonly string[]
}): Promise<void> => {
  for (const folder of folders) await ctx.blobs.deleteFolder(folder)
}

/** One job at a time per workspace, so that another workspace gets the second worker. */
const FAIR = { batchSize: 1, concurrency: 2, concurrencyPerGroup: 1 }
/** An hour: the longest video on a slow machine. */
const LONG = { ...FAIR, expireInSeconds: 3600, retryLimit: 5 }

/** Deletes expired uploads and partial writes of killed processes. */
export const sweepJob = defineJob({
  name: 'resources.sweep',
  schema: z.object({}),
  cron: '*/15 * * * *',
  async handle({ ctx }) {
    await expireUploads({ ctx })
    await dropUnfinished({ ctx })
  },
})

export const resourceJobs = (): JobDefinition[] => [
  defineJob({
    ...checkUploadJob,
    options: FAIR,
    handle: ({ ctx, data }) => checkUpload({ ctx, uploadId: data.uploadId }),
  }),
  ...[processJob, processLongJob].map((queue) =>
    defineJob({
      ...queue,
      options: LONG,
      handle: ({ ctx, data, job }) => processResource({ ctx, ...data, signal: job.signal }),
    }),
  ),
  ...[makeRenditionJob, makeLongRenditionJob].map((queue) =>
    defineJob({
      ...queue,
      options: LONG,
      handle: ({ ctx, data, job }) => makeRequestedRendition({ ctx, ...data, signal: job.signal }),
    }),
  ),
  defineJob({
    ...deleteBlobsJob,
    options: { batchSize: 5, concurrency: 1, retryLimit: 20, retryDelay: 30 },
    handle: ({ ctx, data }) => deleteFolders({ ctx, folders: data.folders }),
  }),
  defineJob({
    ...dropOrphanJob,
    handle: ({ ctx, data }) => dropOrphan({ ctx, place: data }),
  }),
  sweepJob,
]
