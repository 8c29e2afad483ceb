import { MINUTE_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { advanceRun } from './advance-run.ts'
import { takeDueRun } from './runs.repository.ts'

/** Longer than words and a voice take. Steps are idempotent: two that overlap do no harm. */
const LEASE_MS = 10 * MINUTE_MS
const AT_ONCE = 3

/** Advances every due run; of several processes each takes others. */
export const runDueRuns = async ({
  ctx,
  fetch,
  signal,
}: {
  ctx: AppContext
  fetch: SafeFetch
  signal: AbortSignal
}): Promise<void> => {
  const take = () =>
    inTransaction(ctx.db, (tx) => {
      const now = ctx.clock.now()
      return takeDueRun({ db: tx, now, leaseUntil: new Date(now.getTime() + LEASE_MS) })
    })
  const work = async () => {
    for (let run = await take(); run && !signal.aborted; run = await take()) {
      await advanceRun({ ctx, fetch, run, signal })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
