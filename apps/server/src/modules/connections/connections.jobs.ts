import * as z from 'zod/mini'
import { defineJob } from '../../platform/jobs/job-definition.ts'
import { purgeExpiredStates } from './connections.service.ts'
import { keepAlive } from './keep-alive.ts'
import { applyAllPlanLimits } from './plan-limit.ts'
import { revokeAccess, revokeJob } from './revoke-access.ts'
import {
  checkJob,
  enqueueChecks,
  enqueueDue,
  refreshJob,
  warnOfEnding,
} from './scan-connections.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_HOUR = '17 * * * *'

/** A network that does not answer is asked again by the next scans: a failed job would only add noise. */
const options = { retryLimit: 2, retryDelay: 30, batchSize: 10, concurrency: 2 }

export const findDue = defineJob({
  name: 'connections.find-due',
  schema: z.object({}),
  cron: EVERY_MINUTE,
  handle: ({ ctx }) => enqueueDue({ ctx }),
})

export const inspect = defineJob({
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
  ...refreshJob,
  options,
  async handle({ ctx, data }) {
    await keepAlive({ ctx, id: data.id, goal: 'renew' })
  },
})

const check = defineJob({
  ...checkJob,
  options,
  async handle({ ctx, data }) {
    await keepAlive({ ctx, id: data.id, goal: 'check' })
  },
})

const revoke = defineJob({
  ...revokeJob,
  options,
  handle: ({ ctx, data }) => revokeAccess({ ctx, data }),
})

export const connectionJobs = [findDue, inspect, refresh, check, revoke]
