import { defineJob } from '../../platform/jobs/job-definition.ts'
import { businessRequestJob } from './business-requests.service.ts'
import { deletionLetterJob } from './deletion-requests.service.ts'
import { deliverBusinessRequest } from './deliver-business-request.ts'
import { sendDeletionLetter } from './send-deletion-letter.ts'

const RETRIES = { retryLimit: 8, retryDelay: 60 }

export const requestJobs = [
  defineJob({
    ...deletionLetterJob,
    options: RETRIES,
    handle: ({ ctx, data: { id } }) => sendDeletionLetter({ ctx, id }),
  }),
  defineJob({
    ...businessRequestJob,
    options: RETRIES,
    handle: ({ ctx, data: { id } }) => deliverBusinessRequest({ ctx, id }),
  }),
]
