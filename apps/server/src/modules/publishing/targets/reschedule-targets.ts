import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { EventCause } from './event-texts.ts'
import { updateSchedules } from './reschedule-targets.repository.ts'
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
}
