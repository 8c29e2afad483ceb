import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import type { EventCause } from './event-texts.ts'
import { listOwners, updateSchedules } from './reschedule-targets.repository.ts'
import { recordMoves } from './timeline.repository.ts'

export type Placement = {
  /** Locked by the caller. */
  target: { id: string; state: TargetState }
  to: TargetState
  dueAt: Date | null
  cause: EventCause
  note?: string | null
  /** The current content is approved; otherwise an earlier approval is revoked. */
  isApproved?: boolean
}

/** Whoever was asked to publish it by hand need not any more. */
const appendWithdrawn = async ({
  tx,
  actorId,
  placements,
}: {
  tx: Tx
  actorId: string | null
  placements: readonly Placement[]
}): Promise<void> => {
  const ids = placements.flatMap(({ target }) => (target.state === 'handed_over' ? target.id : []))
  if (ids.length === 0) return
  const rows = await listOwners({ db: tx, ids })
  await appendEvents({
    tx,
    events: rows.map(({ id: subjectId, workspaceId, postId, state }) => ({
      kind: 'target.withdrawn',
      workspaceId,
      actorId,
      subjectId,
      payload: { postId, state },
    })),
  })
}

/** Reschedules, unschedules or cancels targets not in flight, any number in two statements. */
export const rescheduleTargets = async ({
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
  await updateSchedules({
    db: tx,
    schedules: placements.map(({ target, to, dueAt, isApproved = false }) => ({
      id: target.id,
      state: to,
      dueAt,
      isApproved,
    })),
  })
  await recordMoves({
    tx,
    at: ctx.clock.now(),
    events: placements.map(({ target, to, cause, note = null }) => ({
      targetId: target.id,
      from: target.state,
      to,
      cause,
      note,
      actorId,
    })),
  })
  await appendWithdrawn({ tx, actorId, placements })
}
