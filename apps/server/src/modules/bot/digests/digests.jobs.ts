import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { makeDigests } from './make-digests.ts'

const EVERY_QUARTER = '*/15 * * * *'

export const digestJob = defineJob({
  name: 'digests.make',
  schema: z.object({}),
  cron: EVERY_QUARTER,
  handle: ({ ctx }) => makeDigests({ ctx }),
})
