import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { Tx } from '../../../db/connection.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'
import { extendLease, type LeasePace } from './claim.repository.ts'
import type { EventCause } from './event-texts.ts'
import { moveTarget } from './move-target.ts'
import { updateGuarded } from './target-moves.repository.ts'
import type { TargetRow, TargetValues } from './targets.repository.ts'
import { insertEvents } from './timeline.repository.ts'

/** A target as seen by the owner of its lease. */
export type HeldTarget = { id: string; state: TargetState; version: number; leaseOwner: string }

/** Extended while the worker continues, else released with the next poll time. */
export type LeaseChange =
  | { kind: 'extend'; clock: DatabaseClock; pace: LeasePace }
  | { kind: 'release'; nextAt: Date | null }

const leaseValues = ({
  lease,
  leaseOwner,
  state,
}: {
  lease: LeaseChange
  leaseOwner: string
  state: TargetState
}): TargetValues =>
  lease.kind === 'extend'
    ? { leaseOwner, ...extendLease({ ...lease, state }) }
    : { leaseOwner: null, leaseUntil: null, nextAt: lease.nextAt }

/**
 * Saves the result of a step, with or without a change of state. Undefined, with nothing written, when the lease was
 * lost.
 */
export const saveLeased = async ({
  tx,
  at,
  held,
  to = held.state,
  cause,
  note = null,
  values: given,
  lease,
}: {
  tx: Tx
  at: Date
  held: HeldTarget
  to?: TargetState | undefined
  /** Cause of the timeline entry; no entry without it. */
  cause?: EventCause | undefined
  note?: string | null | undefined
  values?: Omit<TargetValues, 'leaseOwner' | 'leaseUntil' | 'nextAt'> | undefined
  lease: LeaseChange
}): Promise<TargetRow | undefined> => {
  const values = {
    waiting: null,
    ...given,
    ...leaseValues({ lease, leaseOwner: held.leaseOwner, state: to }),
  }
  if (to !== held.state) {
    if (!cause) throw new Error(`A target goes from ${held.state} to ${to} without a cause`)
    return moveTarget({ tx, at, target: held, to, cause, note, values })
  }
  const row = await updateGuarded({ tx, seen: held, state: to, values })
  if (!row || !cause) return row
  const event = { targetId: held.id, from: to, to, cause, note }
  await insertEvents({ tx, at, events: [event] })
  return row
}
