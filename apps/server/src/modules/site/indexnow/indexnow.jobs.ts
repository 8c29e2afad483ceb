import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { submitPages } from './submit-pages.ts'

export const submitPagesJob = defineJob({
  name: 'indexnow.submit',
  schema: z.object({}),
  cron: '17 * * * *',
  options: { retryLimit: 2, retryDelay: 300 },
  handle: ({ ctx }) => submitPages({ ctx }),
})
