import { setTimeout as pause } from 'node:timers/promises'
import { listTroubled } from './accounts.repository.ts'
import { type Claim, claimDue, isCrowdAhead, renewLeases } from './claim.repository.ts'
import { createLease, type Lease } from './lease.ts'
import { markMissed } from './missed.ts'
import type { Publisher } from './publisher.ts'
import type { Run } from './run.ts'
import { runTarget } from './run-target.ts'
import { save } from './save.ts'

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Until a moment, to the millisecond. False when it was interrupted. */
const waitUntil = async ({
  publisher: { ctx },
  at,
  lease,
}: {
  publisher: Publisher
  at: Date
  lease: Lease
}): Promise<boolean> => {
  const signal = AbortSignal.any([lease.lost, lease.stopping])
  for (;;) {
    const left = at.getTime() - ctx.clock.now().getTime()
    if (left <= 0) return true
    if (signal.aborted) return false
    await pause(Math.min(left, LONGEST_TIMER_MS), undefined, { signal }).catch(() => undefined)
  }
}

/** One claimed target, from its moment on. */
const publish = async ({
  publisher,
  claim: { target, due },
  lease,
  step,
}: {
  publisher: Publisher
  claim: Claim
  lease: Lease
  step(run: Run): Promise<unknown>
}): Promise<void> => {
  const run = { publisher, lease, target }
  const { ctx } = publisher
  try {
    const isTime = await waitUntil({ publisher, at: due, lease })
    if (isTime) {
      ctx.metrics.startDelay.observe((ctx.clock.now().getTime() - due.getTime()) / 1000)
      await step(run)
    }
    // Stopped before its moment: others find it as it was.
    else if (!lease.lost.aborted) await save(run, { nextAt: due })
  } catch (error) {
    // Whatever was done is written or will be asked about: the lease runs out and somebody resumes.
    ctx.log.error({ err: error, targetId: target.id }, 'publishing was interrupted')
  }
}

/** All that a worker has in hand. */
export type Hands = Map<string, { lease: Lease; done: Promise<void> }>

/** What is late is asked about, and what is known of the networks is brought up to date. */
export const lookAround = async (publisher: Publisher): Promise<void> => {
  const { ctx, troubled } = publisher
  while ((await markMissed(publisher)) > 0);
  troubled.clear()
  for (const network of await listTroubled({ db: ctx.urgentDb })) troubled.add(network)
}

/** How long before its moment a target is claimed: a crowd takes longer to claim than one does. */
export const chooseEarly = async ({
  publisher: { ctx, pace },
  crowd,
}: {
  publisher: Publisher
  crowd: number
}): Promise<number> => {
  const { earlyMs, crowdEarlyMs: withinMs } = pace
  const now = ctx.clock.now()
  const isCrowd = await isCrowdAhead({ db: ctx.urgentDb, now, withinMs, moreThan: crowd })
  return isCrowd ? withinMs : earlyMs
}

export const claimSome = ({
  publisher: { ctx, pace, worker },
  limit,
  earlyMs = pace.earlyMs,
}: {
  publisher: Publisher
  limit: number
  earlyMs?: number
}): Promise<Claim[]> =>
  claimDue({ db: ctx.urgentDb, pace, worker, limit, earlyMs, now: ctx.clock.now() })

/** Starts a claimed target and gives its place back when it is done. */
export const take = ({
  publisher,
  claim,
  hands,
  stopping,
  step = runTarget,
}: {
  publisher: Publisher
  claim: Claim
  hands: Hands
  stopping: AbortSignal
  step?(run: Run): Promise<unknown>
}): Promise<void> => {
  const { id } = claim.target
  const lease = createLease({ publisher, target: claim.target, stopping })
  const done = publish({ publisher, claim, lease, step }).finally(() => {
    if (hands.get(id)?.lease === lease) hands.delete(id)
  })
  hands.set(id, { lease, done })
  return done
}

/** Says that we are alive; what is no longer ours is let go of in the middle of whatever it is doing. */
export const renew = async ({
  publisher: { ctx, pace, worker },
  hands,
}: {
  publisher: Publisher
  hands: Hands
}): Promise<void> => {
  const ids = [...hands.keys()]
  if (ids.length === 0) return
  const now = ctx.clock.now()
  const kept = new Set(await renewLeases({ db: ctx.urgentDb, worker, ids, now, pace }))
  const until = new Date(now.getTime() + pace.leaseMs)
  for (const id of ids) {
    const lease = hands.get(id)?.lease
    if (kept.has(id)) lease?.prolong(until)
    else lease?.lose()
  }
}
