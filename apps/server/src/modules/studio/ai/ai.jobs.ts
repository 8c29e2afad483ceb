import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { failExpiredRequests } from './sweep.ts'

const EVERY_MINUTE = '* * * * *'

export const sweepJob = defineJob({
  name: 'ai.sweep',
  schema: z.object({}),
  cron: EVERY_MINUTE,
  async handle({ ctx }) {
    const settled = await failExpiredRequests({ ctx })
    if (settled > 0) ctx.log.warn({ settled }, 'ai.sweep.settled')
  },
})
