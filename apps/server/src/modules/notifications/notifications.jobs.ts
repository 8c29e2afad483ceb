import { defineJob } from '../../platform/jobs/job-definition.ts'
import { deliver } from './deliver.ts'
import { deliverJob, sendLetterJob, takeOverJob } from './delivery-jobs.ts'
import { sendLetter } from './send-letter.ts'
import { takeOver } from './take-over.ts'

export const notificationJobs = [
  defineJob({ ...deliverJob, handle: ({ ctx, data }) => deliver({ ctx, ...data }) }),
  defineJob({ ...takeOverJob, handle: ({ ctx, data }) => takeOver({ ctx, ...data }) }),
  defineJob({ ...sendLetterJob, handle: sendLetter }),
]
