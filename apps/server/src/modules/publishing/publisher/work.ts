import { setTimeout as pause } from 'node:timers/promises'
import type { Lease } from '../../../platform/leases/lease.ts'
import { createLeaseSet, type LeaseSet } from '../../../platform/leases/lease-set.ts'
import { type Stopwatch, startStopwatch } from '../../../platform/leases/stopwatch.ts'
import { runTraced } from '../../../platform/telemetry/tracing/tracer.ts'
import {
  type Claim as ClaimedRow,
  claimDue,
  isAnyDue,
  isBurstAhead,
  renewLeases,
} from '../targets/index.ts'
import { markMissed } from './missed.ts'
import { listFailingNetworks } from './network-pauses.repository.ts'
import type { Publisher } from './publisher.ts'
import { recordWaits } from './record-waits.ts'
import type { Run } from './run.ts'
import { runTarget } from './run-target.ts'
import { save } from './save.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** A claimed row with the duration of its lease. */
export type Claim = ClaimedRow & { asked: Stopwatch; lastsMs: number }

/** False when the lease was lost or the worker is stopping. */
const waitUntil = async ({
  run: { publisher, lease, stopping },
  at,
}: {
  run: Run
  at: Date
}): Promise<boolean> => {
  const signal = AbortSignal.any([lease.lost, stopping])
  for (;;) {
    const left = at.getTime() - publisher.clock.now().getTime()
    if (left <= 0) return true
    if (signal.aborted) return false
    await pause(Math.min(left, LONGEST_TIMER_MS), undefined, { signal }).catch(() => undefined)
  }
}

const publish = async ({
  run,
  due,
  step,
}: {
  run: Run
  due: Date
  step(run: Run): Promise<unknown>
}): Promise<void> => {
  const { ctx, clock } = run.publisher
  try {
    const isTime = await waitUntil({ run, at: due })
    if (isTime) {
      ctx.metrics.startDelay.observe((clock.now().getTime() - due.getTime()) / 1000)
      await runTraced({
        tracer: ctx.tracer,
        name: `publish ${run.target.network}`,
        kind: 'consumer',
        parent: run.target.traceparent ?? undefined,
        attributes: { 'kadr.network': run.target.network, 'kadr.target': run.target.id },
        run: () => step(run),
      })
    }
    // Shutdown before `due`: released unchanged for another worker.
    else if (!run.lease.lost.aborted) await save(run, { nextAt: due })
  } catch (error) {
    // Every step is committed or will be reconciled: the lease expires and another worker resumes.
    ctx.log.error({ err: error, targetId: run.target.id }, 'publisher.target.interrupted')
  }
}

export const createLeases = ({ ctx, pace, worker }: Publisher): LeaseSet => {
  const { leaseMs, renewMs, pollMs } = pace
  const mine = { db: ctx.urgentDb, worker, clock: ctx.databaseClock, pace }
  return createLeaseSet({
    name: 'publisher.leases',
    clock: ctx.clock,
    log: ctx.log,
    times: { leaseMs, renewMs, checkMs: pollMs },
    port: { renew: (ids) => renewLeases({ ...mine, ids }) },
  })
}

export const isAnyTargetDue = ({ ctx, pace }: Publisher): Promise<boolean> =>
  isAnyDue({
    db: ctx.urgentDb,
    clock: ctx.databaseClock,
    withinMs: Math.max(pace.earlyMs, pace.crowdEarlyMs),
  })

/** Before each claim: synchronizes the clock, marks missed targets, tells who waits and reloads the failing networks. */
export const prepareClaim = async (publisher: Publisher): Promise<void> => {
  const { ctx, clock, failingNetworks: troubled } = publisher
  await clock.synchronize(ctx.urgentDb)
  while ((await markMissed(publisher)) > 0);
  await recordWaits(publisher)
  troubled.clear()
  for (const network of await listFailingNetworks({ db: ctx.urgentDb })) troubled.add(network)
}

/** A large batch takes longer to claim, so it is claimed earlier. */
export const chooseClaimAhead = async ({
  publisher: { ctx, pace },
  crowd,
}: {
  publisher: Publisher
  crowd: number
}): Promise<number> => {
  const { earlyMs, crowdEarlyMs: withinMs } = pace
  const [db, clock] = [ctx.urgentDb, ctx.databaseClock]
  const isCrowd = await isBurstAhead({ db, clock, withinMs, moreThan: crowd })
  return isCrowd ? withinMs : earlyMs
}

export const claimSome = async ({
  publisher: { ctx, pace, worker },
  limit,
  earlyMs = pace.earlyMs,
}: {
  publisher: Publisher
  limit: number
  earlyMs?: number
}): Promise<Claim[]> => {
  const asked = startStopwatch(ctx.clock)
  const [db, clock] = [ctx.urgentDb, ctx.databaseClock]
  const rows = await claimDue({ db, clock, pace, worker, limit, earlyMs })
  return rows.map((row) => ({ ...row, asked, lastsMs: earlyMs + pace.leaseMs }))
}

export const start = ({
  publisher,
  leases,
  claim: { target, due, ...grant },
  stopping,
  step = runTarget,
}: {
  publisher: Publisher
  leases: LeaseSet
  claim: Claim
  stopping: AbortSignal
  step?(run: Run): Promise<unknown>
}): Promise<void> => {
  const run = (lease: Lease) => publish({ run: { publisher, lease, stopping, target }, due, step })
  return leases.hold({ key: target.id, grant, run })
}
