import { MINUTE_MS } from '@kadr/kit/durations'
import pLimit from 'p-limit'
import type { AppContext } from '../../context.ts'
import { renewOne } from './renew.ts'
import { claimDueRenewals } from './renewals.repository.ts'

const RENEWALS_AT_ONCE = 500
const CONCURRENCY = 16
/** A process that dies leaves its renewals to the others after this. */
const LEASE_MS = 10 * MINUTE_MS

/** Takes the next step of every renewal that is due. */
export const renewDue = async ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal?: AbortSignal
}): Promise<number> => {
  const limit = pLimit(CONCURRENCY)
  let done = 0
  while (!signal?.aborted) {
    const now = ctx.clock.now()
    const lease = new Date(now.getTime() + LEASE_MS)
    const due = await claimDueRenewals({ db: ctx.db, now, lease, limit: RENEWALS_AT_ONCE })
    const steps = due.map(({ userId }) =>
      limit(() =>
        renewOne({ ctx, userId }).catch((error: unknown) =>
          ctx.log.error({ err: error, userId }, 'billing.renewal.failed'),
        ),
      ),
    )
    await Promise.all(steps)
    done += due.length
    if (due.length < RENEWALS_AT_ONCE) break
  }
  return done
}
