import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { readFeeds } from './feeds/read-feeds.ts'
import { readFootage } from './footage/read-footage.ts'
import { declaredRunJob } from './plan/change-plan.ts'
import { planAutomations } from './plan/plan-automations.ts'
import { runDueRuns } from './run/run-due-runs.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_FIVE_MINUTES = '*/5 * * * *'

const planJob = defineJob({
  name: 'automations.plan',
  schema: z.object({}),
  cron: EVERY_MINUTE,
  handle: ({ ctx }) => planAutomations({ ctx }),
})

export const createAutomationJobs = (fetch: SafeFetch) => [
  planJob,
  defineJob({
    ...declaredRunJob,
    cron: EVERY_MINUTE,
    options: { heartbeatSeconds: 60, expireInSeconds: 3600 },
    handle: ({ ctx, job: { signal } }) => runDueRuns({ ctx, fetch, signal }),
  }),
  defineJob({
    name: 'automations.read-feeds',
    schema: z.object({}),
    cron: EVERY_FIVE_MINUTES,
    options: { expireInSeconds: 3600 },
    handle: ({ ctx }) => readFeeds({ ctx, fetch }),
  }),
  defineJob({
    name: 'automations.read-footage',
    schema: z.object({}),
    cron: EVERY_MINUTE,
    options: { heartbeatSeconds: 60, expireInSeconds: 3600 },
    handle: ({ ctx, job: { signal } }) => readFootage({ ctx, signal }),
  }),
]
