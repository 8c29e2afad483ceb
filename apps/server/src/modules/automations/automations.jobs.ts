import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { declaredRunJob } from './declared-jobs.ts'
import { planAutomations } from './plan-automations.ts'
import { runDueRuns } from './run-due-runs.ts'

const EVERY_MINUTE = '* * * * *'

const planJob = defineJob({
  name: 'automations.plan',
  schema: z.object({}),
  cron: EVERY_MINUTE,
  handle: ({ ctx }) => planAutomations({ ctx }),
})

const runJob = defineJob({
  ...declaredRunJob,
  cron: EVERY_MINUTE,
  options: { heartbeatSeconds: 60, expireInSeconds: 3600 },
  handle: ({ ctx, job: { signal } }) => runDueRuns({ ctx, signal }),
})

export const automationJobs = [planJob, runJob]
