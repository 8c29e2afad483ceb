import { defineJob } from '../../../platform/jobs/job-definition.ts'
import type { UpdateHandler } from './dispatch-update.ts'
import { retryUpdateJob } from './park-update.ts'
import { retryUpdate } from './retry-update.ts'

/** The first retry is immediate, the last after about twenty minutes; what fails then stays parked. */
export const createBotJobs = (updateHandlers: readonly UpdateHandler[]) => [
  defineJob({
    ...retryUpdateJob,
    options: { retryLimit: 8, retryDelay: 5 },
    handle: ({ ctx, data: { id } }) => retryUpdate({ ctx, id, updateHandlers }),
  }),
]
