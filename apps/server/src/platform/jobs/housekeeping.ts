import * as z from 'zod/mini'
import type { ModulePorts } from '../../context.ts'
import { purgeEvents } from '../events/purge-events.ts'
import { purgeRateCounters } from '../http/limits/rate-counters.ts'
import { purgeIdempotentAnswers } from '../http/repeats/answer-once.ts'
import { defineJob } from './job-definition.ts'
import { purgeFinishedJobs } from './jobs.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'

const PLATFORM: readonly ModulePorts[] = [
  { name: 'events', purge: purgeEvents },
  { name: 'jobs', purge: ({ ctx }) => purgeFinishedJobs(ctx) },
  { name: 'rate-counters', purge: ({ ctx }) => purgeRateCounters(ctx) },
  { name: 'idempotent-answers', purge: purgeIdempotentAnswers },
]

/** Runs the cleanup of each module and of the platform; a failure does not stop the others. */
export const housekeepingJob = defineJob({
  name: 'housekeeping.sweep',
  schema: z.object({}),
  cron: EVERY_TEN_MINUTES,
  async handle({ ctx }) {
    const failed: string[] = []
    for (const module of [...ctx.modules, ...PLATFORM]) {
      try {
        await module.purge?.({ ctx })
      } catch (error) {
        ctx.log.error({ err: error, module: module.name }, 'housekeeping.purge_failed')
        failed.push(module.name)
      }
    }
    if (failed.length > 0) throw new Error(`Not purged: ${failed.join(', ')}`)
  },
})
