import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { currentWork } from '../../../platform/telemetry/work-scope.ts'
import type { EventCause } from './event-texts.ts'
import { insertTargets, type NewTarget } from './targets.repository.ts'
import { recordMoves } from './timeline.repository.ts'

type TargetDraft = Pick<
  NewTarget,
  | 'id'
  | 'workspaceId'
  | 'postId'
  | 'connectionId'
  | 'network'
  | 'accountTitle'
  | 'overrideText'
  | 'overrideMediaIds'
  | 'settings'
  | 'isApprovalRequired'
  | 'approvedHash'
>

/** Inserts draft or scheduled targets. */
export const addTargets = async ({
  ctx,
  tx,
  targets,
  cause,
  actorId = null,
}: {
  ctx: AppContext
  tx: Tx
  targets: readonly (TargetDraft & { dueAt?: Date | null })[]
  cause: EventCause
  actorId?: string | null
}): Promise<void> => {
  const stateOf = ({ dueAt }: { dueAt?: Date | null }): TargetState =>
    dueAt ? 'scheduled' : 'draft'
  const values = targets.map((target) => ({
    ...target,
    state: stateOf(target),
    nextAt: target.dueAt ?? null,
    traceparent: currentWork().traceparent ?? null,
  }))
  await insertTargets({ db: tx, values })
  await recordMoves({
    tx,
    at: ctx.clock.now(),
    events: values.map(({ id, state }) => ({
      targetId: id,
      from: null,
      to: state,
      cause,
      actorId,
    })),
  })
}
