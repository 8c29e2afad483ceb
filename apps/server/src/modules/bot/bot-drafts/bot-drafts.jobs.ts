import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { collectDraft } from './collect-draft.ts'
import { collectJob } from './handle-content-update.ts'
import { makeProduct, productJob } from './make-product.ts'

export const createDraftJobs = ({ fetch }: { fetch: SafeFetch }) => [
  defineJob({
    ...collectJob,
    handle: ({ ctx, data: { batch }, job: { signal } }) => collectDraft({ ctx, batch, signal }),
    options: { retryLimit: 8, retryDelay: 2, expireInSeconds: 600 },
  }),
  defineJob({
    ...productJob,
    handle: ({ ctx, data }) => makeProduct({ ctx, fetch, order: data }),
  }),
]
