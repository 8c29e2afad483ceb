import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { purgeExpiredStates } from './connections.service.ts'
import { keepAlive } from './keep-alive.ts'
import { applyAllPlanLimits } from './plan-limit.ts'
import { REVOKE_JOB, revokeAccess, revokeData } from './revoke-access.ts'
import {
  CHECK_JOB,
  enqueueChecks,
  enqueueDue,
  REFRESH_JOB,
  warnOfEnding,
} from './scan-connections.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '17 * * * *'

const one = z.object({ id: z.string() })

/** A network that does not answer is asked again by the next scans: a failed job would only add noise. */
const options = { retryLimit: 2, retryDelay: 30, batchSize: 10, concurrency: 2 }

const findDue = defineJob({
  name: 'connections.find-due',
  schema: z.object({}),
  cron: EVERY_MINUTE,
  handle: ({ ctx }) => enqueueDue({ ctx }),
})

const inspect = defineJob({
  name: 'connections.inspect',
  schema: z.object({}),
  cron: EVERY_HOUR,
  async handle({ ctx }) {
    await purgeExpiredStates({ ctx })
    await applyAllPlanLimits({ ctx })
    await warnOfEnding({ ctx })
    await enqueueChecks({ ctx })
  },
})

const refresh = defineJob({
  name: REFRESH_JOB,
  schema: one,
  options,
  async handle({ ctx, data }) {
    await keepAlive({ ctx, id: data.id, goal: 'renew' })
  },
})

const check = defineJob({
  name: CHECK_JOB,
  schema: one,
  options,
  async handle({ ctx, data }) {
    await keepAlive({ ctx, id: data.id, goal: 'check' })
  },
})

const revoke = defineJob({
  name: REVOKE_JOB,
  schema: revokeData,
  options,
  handle: ({ ctx, data }) => revokeAccess({ ctx, data }),
})

export const connectionJobs = [findDue, inspect, refresh, check, revoke]
