import type { TargetState } from '@kadr/contract/post-targets'
import { canMove, IN_FLIGHT } from '@kadr/domain/posts/target-states'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { EventCause } from './event-texts.ts'
import {
  insertEvents,
  type TargetRow,
  type TargetValues,
  updateGuarded,
} from './target-moves.repository.ts'

/** What a resting target keeps nothing of: nobody holds it and nobody has to look at it. */
const AT_REST: TargetValues = { leaseOwner: null, leaseUntil: null, nextAt: null }

const valuesFor = (to: TargetState): TargetValues => ({
  ...(!IN_FLIGHT.has(to) && AT_REST),
  ...((to === 'published' || to === 'removed') && { failure: null }),
})

/**
 * The only way from one state to another: by the table of the domain, only from the row as the caller saw it,
 * with its line in the timeline. Undefined when somebody else was faster; then nothing is written.
 */
export const moveTarget = async ({
  ctx,
  tx,
  target,
  to,
  cause,
  note = null,
  actorId = null,
  values = {},
}: {
  ctx: AppContext
  tx: Tx
  target: { id: string; state: TargetState; version: number; leaseOwner?: string | undefined }
  to: TargetState
  cause: EventCause
  /** Russian, when the cause alone does not say enough. */
  note?: string | null
  actorId?: string | null
  values?: TargetValues
}): Promise<TargetRow | undefined> => {
  const { id, state, version, leaseOwner } = target
  if (!canMove({ from: state, to })) throw new Error(`A target does not go from ${state} to ${to}`)
  const row = await updateGuarded({
    db: tx,
    id,
    version,
    leaseOwner,
    state: to,
    values: { ...valuesFor(to), ...values },
  })
  if (!row) return undefined
  const event = { targetId: id, at: ctx.clock.now(), fromState: state, toState: to, cause, note }
  await insertEvents({ db: tx, events: [{ ...event, actorId }] })
  return row
}
