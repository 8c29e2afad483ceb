import { defineJob } from '../../platform/jobs/job-definition.ts'
import { deliver, deliverJob } from './deliver.ts'

export const deliverNotification = defineJob({
  ...deliverJob,
  handle: ({ ctx, data }) => deliver({ ctx, ...data }),
})
