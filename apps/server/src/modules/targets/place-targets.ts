import type { TargetState } from '@kadr/contract/post-targets'
import { canMove } from '@kadr/domain/posts/target-states'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import type { EventCause } from './event-texts.ts'
import { updatePlaces } from './place-targets.repository.ts'
import { insertEvents } from './target-moves.repository.ts'

export type Placement = {
  /** Locked by the caller. */
  target: { id: string; state: TargetState }
  to: TargetState
  dueAt: Date | null
  cause: EventCause
  note?: string | null
}

/** A person puts targets that have not begun somewhere else: any number of them, in two statements. */
export const placeTargets = async ({
  ctx,
  tx,
  actorId,
  placements,
}: {
  ctx: AppContext
  tx: Tx
  actorId: string | null
  placements: readonly Placement[]
}): Promise<void> => {
  if (placements.length === 0) return
  for (const { target, to } of placements) {
    if (!canMove({ from: target.state, to })) {
      throw new Error(`A target does not go from ${target.state} to ${to}`)
    }
  }
  await updatePlaces({
    db: tx,
    places: placements.map(({ target, to, dueAt }) => ({ id: target.id, state: to, dueAt })),
  })
  const at = ctx.clock.now()
  await insertEvents({
    db: tx,
    events: placements.map(({ target, to, cause, note = null }) => ({
      targetId: target.id,
      at,
      fromState: target.state,
      toState: to,
      cause,
      note,
      actorId,
    })),
  })
}
