import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { sweepGenerations } from './sweep-generations.ts'

export const sweepJob = defineJob({
  name: 'generations.sweep',
  schema: z.object({}),
  cron: '* * * * *',
  handle: ({ ctx }) => sweepGenerations({ ctx }),
})
