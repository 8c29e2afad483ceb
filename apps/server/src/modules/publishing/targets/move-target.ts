import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { IN_FLIGHT } from '@kadr/domain/publishing/posts/target-states'
import type { Tx } from '../../../db/connection.ts'
import type { EventCause } from './event-texts.ts'
import { type SeenTarget, updateGuarded } from './target-moves.repository.ts'
import type { TargetRow, TargetValues } from './targets.repository.ts'
import { insertEvents, recordMoves } from './timeline.repository.ts'

/** Outside the in-flight states a target has no lease and is never polled. */
const AT_REST: TargetValues = { leaseOwner: null, leaseUntil: null, nextAt: null }

const valuesFor = (to: TargetState): TargetValues => ({
  waiting: null,
  ...(!IN_FLIGHT.has(to) && AT_REST),
  ...((to === 'published' || to === 'removed') && { failure: null }),
})

/**
 * Changes the state of one target under optimistic locking. Undefined, with nothing written, when the row has changed.
 */
export const moveTarget = async ({
  tx,
  at,
  target,
  to,
  cause,
  note = null,
  actorId = null,
  values = {},
}: {
  tx: Tx
  at: Date
  target: SeenTarget & { state: TargetState }
  to: TargetState
  cause: EventCause
  note?: string | null
  actorId?: string | null
  values?: TargetValues
}): Promise<TargetRow | undefined> => {
  const row = await updateGuarded({
    tx,
    seen: target,
    state: to,
    values: { ...valuesFor(to), ...values },
  })
  if (!row) return undefined
  const event = { targetId: target.id, from: target.state, to, cause, note, actorId }
  await recordMoves({ tx, at, events: [event] })
  return row
}

/** Writes something a person has said about a target whose state stays. Undefined when the row has changed. */
export const recordChange = async ({
  tx,
  at,
  target,
  cause,
  actorId,
  values,
}: {
  tx: Tx
  at: Date
  target: SeenTarget & { state: TargetState }
  cause: EventCause
  actorId: string
  values: TargetValues
}): Promise<TargetRow | undefined> => {
  const { id, state } = target
  const row = await updateGuarded({ tx, seen: target, state, values })
  if (!row) return undefined
  await insertEvents({ tx, at, events: [{ targetId: id, from: state, to: state, cause, actorId }] })
  return row
}
