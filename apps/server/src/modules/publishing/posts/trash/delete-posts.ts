import type { TargetState } from '@kadr/contract/publishing/post-targets'
import { quote } from '@kadr/domain/base/quote'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { IN_FLIGHT } from '@kadr/domain/publishing/posts/target-states'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { appendEvents } from '../../../../platform/events/append-events.ts'
import { rescheduleTargets } from '../../targets/index.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { conflict } from '../failures.ts'
import { type LockedPost, lockPostsForChange } from '../lock-posts.ts'
import { updatePosts } from '../posts.repository.ts'
import { dropRepetitions } from '../repeat/repetitions.ts'

type DeleteInput = { ctx: AppContext; tx: Tx; workspaceId: string; userId: string }

const assertIdle = ({ post, targets }: LockedPost) => {
  if (!targets.some(({ state }) => IN_FLIGHT.has(state))) return
  const title = postTitle(post.text) || 'Без текста'
  throw conflict(
    `Пост ${quote(title)} сейчас публикуется. Удалите его, когда публикация закончится`,
  )
}

const WAITING: ReadonlySet<TargetState> = new Set(['scheduled', 'pending_approval', 'handed_over'])

/** Posts in the trash are never published: waiting targets become drafts. */
const putIntoTrash = async ({
  ctx,
  tx,
  workspaceId,
  userId,
  held: { post, targets },
}: DeleteInput & { held: LockedPost }) => {
  if (post.repeatRule) await dropRepetitions({ ctx, tx, workspaceId, id: post.id })
  const waiting = targets.filter(({ state }) => WAITING.has(state))
  await rescheduleTargets({
    ctx,
    tx,
    actorId: userId,
    placements: waiting.map((target) => ({
      target,
      to: 'draft',
      dueAt: null,
      cause: 'unscheduled',
    })),
  })
  await recordPostChange({ ctx, tx, workspaceId, postIds: [post.id] })
  await updatePosts({
    db: tx,
    ids: [post.id],
    values: {
      deletedAt: ctx.clock.now(),
      deletedState: derivePostState(targets.map(({ state }) => state)),
      // A request repeated after the deletion makes a new post.
      idempotencyKey: null,
    },
  })
}

/**
 * Local only: published posts stay at their networks. Unedited repetitions are deleted with the first post of a series.
 */
export const deletePostsIn = async ({
  ids,
  ...deleting
}: DeleteInput & { ids: readonly string[] }): Promise<void> => {
  const { tx, workspaceId, userId } = deleting
  const all = await lockPostsForChange({ ...deleting, ids })
  all.forEach(assertIdle)
  for (const held of all) await putIntoTrash({ ...deleting, held })
  await appendEvents({
    tx,
    events: all.map(({ post }) => ({
      kind: 'post.deleted',
      workspaceId,
      actorId: userId,
      subjectId: post.id,
      payload: {},
    })),
  })
}

export const deletePost = ({
  ctx,
  workspaceId,
  userId,
  id,
}: Omit<DeleteInput, 'tx'> & { id: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await deletePostsIn({ ctx, tx, workspaceId, userId, ids: [id] })
    return {}
  })
