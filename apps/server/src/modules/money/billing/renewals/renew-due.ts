import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../../context.ts'
import { runLeased } from '../../../../platform/leases/run-leased.ts'
import { renewOne } from './renew.ts'
import { claimDueRenewals, LEASED_RENEWALS } from './renewals.repository.ts'

const AT_ONCE = 16
/** Renewals of a crashed process are claimed again after this. */
const LEASE_MS = 10 * MINUTE_MS

/** Runs the next step of every due renewal. */
export const renewDue = ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal?: AbortSignal
}): Promise<number> =>
  runLeased({
    ctx,
    name: 'billing.renewal',
    rows: LEASED_RENEWALS,
    leaseMs: LEASE_MS,
    slots: AT_ONCE,
    signal,
    claim: (lease) =>
      claimDueRenewals({ db: ctx.db, clock: ctx.databaseClock, leaseMs: LEASE_MS, ...lease }),
    idOf: ({ userId }) => userId,
    run: ({ userId }, hold) => renewOne({ ctx, userId, hold }),
  })
