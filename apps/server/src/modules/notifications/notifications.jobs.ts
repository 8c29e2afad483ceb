import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { deliver } from './deliver.ts'
import { DELIVER_JOB } from './notify.ts'

export const deliverJob = defineJob({
  name: DELIVER_JOB,
  schema: z.object({ id: z.uuid() }),
  handle: ({ ctx, data }) => deliver({ ctx, id: data.id }),
})
