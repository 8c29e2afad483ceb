import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { IN_FLIGHT } from '@kadr/domain/publishing/posts/target-states'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { rescheduleTargets } from '../../targets/index.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { conflict } from '../failures.ts'
import { type LockedPost, lockPostForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { changePost } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'
import { dropRepetitions } from '../repeat/repetitions.ts'
import { isDraft } from './set-draft-time.ts'

const OUT_OF_PLAN: ReadonlySet<TargetState> = new Set([
  'pending_approval',
  'scheduled',
  'failed',
  'missed',
  'handed_over',
])

const nothingPlanned = ({ targets }: LockedPost) => {
  if (targets.some(({ state }) => IN_FLIGHT.has(state))) {
    return conflict('Пост уже публикуется, снять его нельзя')
  }
  const isOut = targets.some(({ state }) => state === 'published' || state === 'removed')
  return conflict(isOut ? 'Пост уже вышел, снимать нечего' : 'Пост не запланирован')
}

/** Unschedules targets not started, takes a draft out of the calendar and ends a series. */
export const unscheduleLocked = async ({
  ctx,
  tx,
  actor,
  held,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  held: LockedPost
}): Promise<void> => {
  const { post } = held
  const waiting = held.targets.filter(({ state }) => OUT_OF_PLAN.has(state))
  const isPlaced = isDraft(held) && post.dueAt !== null
  if (waiting.length === 0 && post.repeatRule === null && !isPlaced) throw nothingPlanned(held)
  if (post.repeatRule) {
    await dropRepetitions({ ctx, tx, workspaceId: actor.workspaceId, id: post.id })
  }
  const hasBegun = held.targets.some(
    ({ state }) => !OUT_OF_PLAN.has(state) && state !== 'draft' && state !== 'cancelled',
  )
  await changePost({
    db: tx,
    id: post.id,
    values: {
      // A published post keeps its time.
      ...(!hasBegun && { dueAt: null, wallTime: null, timeZone: null }),
      repeatRule: null,
      repeatedUntil: null,
      repeatOf: null,
      updatedAt: ctx.clock.now(),
    },
  })
  await rescheduleTargets({
    ctx,
    tx,
    actorId: actor.userId,
    placements: waiting.map((target) => ({
      target,
      to: 'draft',
      dueAt: null,
      cause: 'unscheduled',
    })),
  })
}

export const unschedulePost = ({
  ctx,
  actor,
  id,
  version,
}: {
  ctx: AppContext
  actor: PostActor
  id: string
  version: number
}): Promise<Post> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    const held = await lockPostForChange({ ctx, tx, workspaceId, id, version })
    await unscheduleLocked({ ctx, tx, actor, held })
    await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
    return readPost({ ctx, tx, workspaceId, id })
  })
