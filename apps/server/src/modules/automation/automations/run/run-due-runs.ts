import { MINUTE_MS } from '@kadr/kit/durations'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { runLeased } from '../../../../platform/leases/run-leased.ts'
import { advanceRun } from './advance-run.ts'
import { claimDueRun, LEASED_RUNS } from './runs.repository.ts'

const LEASE_MS = 10 * MINUTE_MS
const AT_ONCE = 3

/** Advances all due runs; concurrent processes claim different ones. */
export const runDueRuns = async ({
  ctx,
  fetch,
  signal: stopping,
}: {
  ctx: AppContext
  fetch: SafeFetch
  signal: AbortSignal
}): Promise<void> => {
  await runLeased({
    ctx,
    name: 'automations.run',
    rows: LEASED_RUNS,
    leaseMs: LEASE_MS,
    slots: AT_ONCE,
    signal: stopping,
    claim: async ({ owner }) => {
      const of = { clock: ctx.databaseClock, leaseMs: LEASE_MS, owner }
      const run = await inTransaction(ctx.db, (tx) => claimDueRun({ db: tx, ...of }))
      return run ? [run] : []
    },
    idOf: ({ id }) => id,
    run: async (run, { lease }) => {
      const signal = AbortSignal.any([stopping, lease.lost])
      try {
        await advanceRun({ ctx, fetch, run, lease, signal })
      } catch (error) {
        if (!signal.aborted && !lease.isOver()) throw error
        ctx.log.warn({ err: error, runId: run.id }, 'automations.run.interrupted')
      }
    },
  })
}
