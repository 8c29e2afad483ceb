import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { adoptAll } from './adopt.ts'
import { purgeFigures } from './purge-figures.ts'

const adoptJob = defineJob({
  name: 'collector.adopt',
  schema: z.object({}),
  cron: '12 * * * *',
  handle: ({ ctx }) => adoptAll({ ctx }),
})

const purgeJob = defineJob({
  name: 'collector.purge-figures',
  schema: z.object({}),
  cron: '42 * * * *',
  handle: ({ ctx }) => purgeFigures({ ctx }),
})

export const collectorJobs = [adoptJob, purgeJob]
