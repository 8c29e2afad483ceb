import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { DELIVER_JOB, deliver } from './deliver.ts'

export const deliverJob = defineJob({
  name: DELIVER_JOB,
  // Jobs that were enqueued before there were channels name none.
  schema: z.object({ id: z.uuid(), channel: z._default(z.enum(['telegram']), 'telegram') }),
  handle: ({ ctx, data }) => deliver({ ctx, ...data }),
})
