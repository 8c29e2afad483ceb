import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { deletionLetterJob } from './deletion-requests.service.ts'
import { deleteNetworkData, networkDeletionJob } from './network-deletions.ts'
import { sendDeletionLetter } from './send-deletion-letter.ts'

export const requestJobs = [
  defineJob({
    ...deletionLetterJob,
    options: { retryLimit: 8, retryDelay: 60 },
    handle: ({ ctx, data: { id } }) => sendDeletionLetter({ ctx, id }),
  }),
  defineJob({
    ...networkDeletionJob,
    options: { retryLimit: 8, retryDelay: 60 },
    handle: deleteNetworkData,
  }),
]
