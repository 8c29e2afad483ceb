import { setTimeout as pause } from 'node:timers/promises'
import type { TargetState, TargetWaiting } from '@kadr/contract/publishing/post-targets'
import { inTransaction, isDatabaseDown, type Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import { startStopwatch } from '../../../platform/leases/stopwatch.ts'
import {
  type AttemptRow,
  closeAttempt,
  type EventCause,
  extendAccountLock,
  findWritten,
  releaseAccount,
  saveLeased,
  type TargetRow,
  type TargetValues,
} from '../targets/index.ts'
import { describeDelay } from './record-waits.ts'
import type { Run } from './run.ts'
import { describeChange, type TargetProblem } from './target-event.ts'

/** The result of one step, written in one transaction. */
export type Change = {
  to?: TargetState
  /** Cause of the timeline entry. */
  cause?: EventCause
  note?: string | null
  values?: Omit<TargetValues, 'leaseOwner' | 'leaseUntil' | 'nextAt'>
  /** Next poll time, null for never; absent means that the worker continues with the next step now. */
  nextAt?: Date | null
  attempt?: { id: string; state: AttemptRow['state']; code?: string }
  problem?: TargetProblem
  /** A failed try that is made again later. */
  waiting?: TargetWaiting
  /** Keeps the account locked: no other target is sent through it meanwhile. */
  keepsAccountLock?: boolean
  also?(tx: Tx): Promise<unknown>
}

/**
 * How long a result is retried while the database is down. A lost response would need reconciliation with the network.
 */
const KEEP_TRYING_MS = 120_000
const RETRY_MS = 200
/** Deadlock (40P01) or serialization failure (40001): the transaction is retried. */
const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === '40P01' || error.code === '40001')) return true
  return isTransient(error.cause)
}

/** States that end what the publisher can do for a target by itself. */
const OUTCOMES: ReadonlySet<TargetState | undefined> = new Set([
  'published',
  'failed',
  'needs_attention',
])

const countOutcome = ({ publisher, target }: Run, outcome: TargetState) =>
  publisher.ctx.metrics.publishOutcomes.inc({ network: target.network, outcome })

const isContinuing = ({ nextAt }: Change) => nextAt === undefined

const toLeaseChange = ({ publisher }: Run, { nextAt }: Change) =>
  nextAt === undefined
    ? ({ kind: 'extend', clock: publisher.ctx.databaseClock, pace: publisher.pace } as const)
    : ({ kind: 'release', nextAt } as const)

const toHeldTarget = ({ publisher, target: { id, state, version } }: Run) => ({
  id,
  state,
  version,
  leaseOwner: publisher.worker,
})

const settleAccount = async (run: Run, change: Change, tx: Tx, now: Date): Promise<void> => {
  const { connectionId, id } = run.target
  if (!connectionId || isContinuing(change)) return
  const held = { db: tx, connectionId, targetId: id }
  if (change.keepsAccountLock && change.nextAt) {
    const until = new Date(change.nextAt.getTime() + run.publisher.pace.leaseMs)
    await extendAccountLock({ ...held, until })
  } else await releaseAccount({ ...held, now })
}

const write = (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const { ctx } = run.publisher
  return inTransaction(ctx.db, async (tx) => {
    const now = run.publisher.clock.now()
    const { to, cause, note, values } = change
    const lease = toLeaseChange(run, change)
    const row = await saveLeased({
      tx,
      at: now,
      held: toHeldTarget(run),
      to,
      cause,
      note,
      values,
      lease,
    })
    if (!row) return undefined
    if (change.attempt) await closeAttempt({ db: tx, now, ...change.attempt })
    await change.also?.(tx)
    await settleAccount(run, change, tx, now)
    const events = describeChange({
      target: row,
      to: change.to,
      problem: change.problem,
      // A failed attempt or a longer wait: open screens show the reason and the new time.
      isDelayed: change.cause !== undefined || change.keepsAccountLock === true,
    })
    const { waiting } = change
    const { pace } = run.publisher
    const delay = waiting ? describeDelay({ target: row, waiting, now, pace }) : []
    await appendEvents({ tx, events: [...events, ...delay] })
    return row
  })
}

/** On a retry: the previous commit may have succeeded with only its response lost. */
const retryWrite = async (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const row = await write(run, change)
  return row ?? findWritten({ db: run.publisher.ctx.db, seen: toHeldTarget(run) })
}

/** Retries until KEEP_TRYING_MS has passed: the response of the network exists only in memory. */
const persist = async (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const startedAt = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      const once = () => (isFirst ? write(run, change) : retryWrite(run, change))
      return await run.publisher.writeLimit(once)
    } catch (error) {
      const isRetryable = isDatabaseDown(error) || isTransient(error)
      if (!isRetryable || performance.now() - startedAt > KEEP_TRYING_MS) throw error
      await pause(RETRY_MS)
    }
  }
}

/**
 * Writes the outcome, its timeline entry and the next poll time in one transaction, guarded by the row version and the
 * lease. Undefined when this worker is done with the target.
 */
export const save = async (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const asked = startStopwatch(run.publisher.ctx.clock)
  const written = await persist(run, change)
  if (written && OUTCOMES.has(change.to)) countOutcome(run, written.state)
  if (!written || !isContinuing(change)) return undefined
  run.lease.extend({ asked, lastsMs: run.publisher.pace.leaseMs })
  return written
}
