import { defineJob } from '../../platform/jobs/job-definition.ts'
import { deliver } from './deliver.ts'
import { deliverJob } from './notify.ts'

export const deliverNotification = defineJob({
  ...deliverJob,
  handle: ({ ctx, data }) => deliver({ ctx, id: data.id }),
})
