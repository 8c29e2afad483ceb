import { MINUTE_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { measureOverdue } from '../targets/index.ts'
import { listPauses } from './network-pauses.repository.ts'

/** A busy account or a claim one poll later is normal within this time. */
const LATE_MS = MINUTE_MS
/** A killed worker's lease, then the patience for its last request, are over by then. */
const STUCK_MS = 3 * MINUTE_MS

export const readOverdue = ({ db, databaseClock: clock }: AppContext) =>
  measureOverdue({ db, clock, lateMs: LATE_MS, stuckMs: STUCK_MS })

/** Gauges of lateness: what is due and in nobody's hand, and networks that posts wait for. */
export const measurePublisher = async (ctx: AppContext): Promise<void> => {
  const { db, databaseClock: clock } = ctx
  const { lateTargets, stuckTargets, oldestDueTarget, networkPaused } = ctx.metrics
  const overdue = await readOverdue(ctx)
  const pauses = await listPauses({ db, clock })
  for (const gauge of [lateTargets, stuckTargets, networkPaused]) gauge.reset()
  for (const { network, late, stuck } of overdue) {
    lateTargets.set({ network }, late)
    stuckTargets.set({ network }, stuck)
  }
  oldestDueTarget.set(Math.max(0, ...overdue.map(({ oldestSeconds }) => oldestSeconds)))
  for (const { network } of pauses) networkPaused.set({ network }, 1)
}
