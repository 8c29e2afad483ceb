import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { listEndingVersions } from '../../../platform/outside/networks/api-versions.ts'
import { purgeExpiredStates } from './connections.service.ts'
import { renewOrCheckConnection } from './keep-alive.ts'
import { applyLimitsOfEndedPlans } from './plan-limit.ts'
import { revokeAccess, revokeJob } from './revoke-access.ts'
import {
  checkJob,
  enqueueChecks,
  enqueueDue,
  refreshJob,
  warnOfExpiry,
} from './scan-connections.ts'

const EVERY_MINUTE = '* * * * *'

/** An unreachable network is checked again by the next scan, so jobs are rarely retried. */
const options = { retryLimit: 2, retryDelay: 30, batchSize: 10, concurrency: 2 }

export const findDue = defineJob({
  name: 'connections.find-due',
  schema: z.object({}),
  cron: EVERY_MINUTE,
  handle: ({ ctx }) => enqueueDue({ ctx }),
})

const purgeStates = defineJob({
  name: 'connections.purge-expired-states',
  schema: z.object({}),
  cron: '7 * * * *',
  async handle({ ctx }) {
    await purgeExpiredStates({ ctx })
  },
})

export const applyLimits = defineJob({
  name: 'connections.apply-plan-limits',
  schema: z.object({}),
  cron: '17 * * * *',
  handle: ({ ctx }) => applyLimitsOfEndedPlans({ ctx }),
})

export const warnEnding = defineJob({
  name: 'connections.warn-of-ending',
  schema: z.object({}),
  cron: '27 * * * *',
  handle: ({ ctx }) => warnOfExpiry({ ctx }),
})

/** Daily, for the operator's log. */
const warnOfVersions = defineJob({
  name: 'connections.warn-of-versions',
  schema: z.object({}),
  cron: '47 6 * * *',
  async handle({ ctx }) {
    for (const version of listEndingVersions({ config: ctx.config, now: ctx.clock.now() })) {
      ctx.log.warn(version, 'networks.api_version.ending')
    }
  },
})

export const findUnchecked = defineJob({
  name: 'connections.find-unchecked',
  schema: z.object({}),
  cron: '37 * * * *',
  handle: ({ ctx }) => enqueueChecks({ ctx }),
})

const refresh = defineJob({
  ...refreshJob,
  options,
  async handle({ ctx, data }) {
    await renewOrCheckConnection({ ctx, id: data.id, goal: 'renew' })
  },
})

const check = defineJob({
  ...checkJob,
  options,
  async handle({ ctx, data }) {
    await renewOrCheckConnection({ ctx, id: data.id, goal: 'check' })
  },
})

const revoke = defineJob({
  ...revokeJob,
  options,
  handle: ({ ctx, data }) => revokeAccess({ ctx, data }),
})

export const connectionJobs = [
  findDue,
  purgeStates,
  applyLimits,
  warnEnding,
  warnOfVersions,
  findUnchecked,
  refresh,
  check,
  revoke,
]
