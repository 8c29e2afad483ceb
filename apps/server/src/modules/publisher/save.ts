import { setTimeout as pause } from 'node:timers/promises'
import type { TargetState } from '@kadr/contract/post-targets'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { isDatabaseDown } from '../../platform/http/database-down.ts'
import { startStopwatch } from '../../platform/leases/stopwatch.ts'
import {
  type AttemptRow,
  closeAttempt,
  type EventCause,
  findWritten,
  saveHeld,
  type TargetRow,
  type TargetValues,
} from '../targets/index.ts'
import { keepAccount, releaseAccount } from './accounts.repository.ts'
import type { Run } from './run.ts'
import { describeChange, type TargetProblem } from './target-event.ts'

/** What a step has learned: all of it is written, or nothing. */
export type Change = {
  to?: TargetState
  /** The line of the timeline. */
  cause?: EventCause
  note?: string | null
  values?: Omit<TargetValues, 'leaseOwner' | 'leaseUntil' | 'nextAt'>
  /** When to look again, null for never; absent means that the worker goes on at once. */
  nextAt?: Date | null
  attempt?: { id: string; state: AttemptRow['state']; code?: string }
  problem?: TargetProblem
  /** Nothing else may go out through the account meanwhile. */
  isAccountKept?: boolean
  also?(tx: Tx): Promise<unknown>
}

/** How long a result is held in memory while the database is away. It is worth a lot: the network has spoken. */
const KEEP_TRYING_MS = 120_000
const RETRY_MS = 200
/** A deadlock or a serialization failure: the same once more. */
const isPassing = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  if ('code' in error && (error.code === '40P01' || error.code === '40001')) return true
  return isPassing(error.cause)
}

const isGoingOn = ({ nextAt }: Change) => nextAt === undefined

const leaseOf = ({ publisher }: Run, { nextAt }: Change) =>
  nextAt === undefined
    ? ({ kind: 'extend', clock: publisher.ctx.databaseClock, pace: publisher.pace } as const)
    : ({ kind: 'release', nextAt } as const)

const heldBy = ({ publisher, target: { id, state, version } }: Run) => ({
  id,
  state,
  version,
  leaseOwner: publisher.worker,
})

const settleAccount = async (run: Run, change: Change, tx: Tx, now: Date): Promise<void> => {
  const { connectionId, id } = run.target
  if (!connectionId || isGoingOn(change)) return
  const held = { db: tx, connectionId, targetId: id }
  if (change.isAccountKept && change.nextAt) {
    const until = new Date(change.nextAt.getTime() + run.publisher.pace.leaseMs)
    await keepAccount({ ...held, until })
  } else await releaseAccount({ ...held, now })
}

const write = (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const { ctx } = run.publisher
  return inTransaction(ctx.db, async (tx) => {
    const now = run.publisher.clock.now()
    const { to, cause, note, values } = change
    const lease = leaseOf(run, change)
    const row = await saveHeld({ tx, at: now, held: heldBy(run), to, cause, note, values, lease })
    if (!row) return undefined
    if (change.attempt) await closeAttempt({ db: tx, now, ...change.attempt })
    await change.also?.(tx)
    await settleAccount(run, change, tx, now)
    const event = describeChange({ target: row, to: change.to, problem: change.problem })
    if (event) await appendEvent({ tx, ...event })
    return row
  })
}

/** When a write is done again: perhaps the one before was done and only its answer was lost. */
const writeAgain = async (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const row = await write(run, change)
  return row ?? findWritten({ db: run.publisher.ctx.db, seen: heldBy(run) })
}

/** As long as the database may come back: what the network said would be lost otherwise. */
const persist = async (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const startedAt = performance.now()
  for (let isFirst = true; ; isFirst = false) {
    try {
      const once = () => (isFirst ? write(run, change) : writeAgain(run, change))
      return await run.publisher.gate(once)
    } catch (error) {
      const mayPass = isDatabaseDown(error) || isPassing(error)
      if (!mayPass || performance.now() - startedAt > KEEP_TRYING_MS) throw error
      await pause(RETRY_MS)
    }
  }
}

/**
 * One transaction: the outcome, its line in the timeline and what comes next, only if the target is still as this
 * worker left it. Undefined when the worker has nothing more to do with the target.
 */
export const save = async (run: Run, change: Change): Promise<TargetRow | undefined> => {
  const asked = startStopwatch(run.publisher.ctx.clock)
  const written = await persist(run, change)
  if (!written || !isGoingOn(change)) return undefined
  run.lease.extend({ asked, lastsMs: run.publisher.pace.leaseMs })
  return written
}
