import { defineJob } from '../../platform/jobs/job-definition.ts'
import { deliver } from './deliver.ts'
import { deliverToGroup } from './deliver-to-group.ts'
import { deliverJob, deliverToGroupJob, sendLetterJob, takeOverJob } from './delivery-jobs.ts'
import { sendLetter } from './send-letter.ts'
import { takeOver } from './take-over.ts'

export const notificationJobs = [
  defineJob({ ...deliverJob, handle: ({ ctx, data }) => deliver({ ctx, ...data }) }),
  defineJob({
    ...deliverToGroupJob,
    handle: ({ ctx, data }) => deliverToGroup({ ctx, ...data }),
  }),
  defineJob({ ...takeOverJob, handle: ({ ctx, data }) => takeOver({ ctx, ...data }) }),
  defineJob({ ...sendLetterJob, handle: sendLetter }),
]
