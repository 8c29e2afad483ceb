import type { Post } from '@kadr/contract/posts'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { rescheduleTargets, type Target } from '../targets/index.ts'
import { lockAccountsOf } from './accounts.repository.ts'
import { needsApproval, requestApproval } from './approval.ts'
import { type ContentChange, changeContent } from './change-content.ts'
import { getCheckFacts } from './check-facts.ts'
import { assertReady } from './check-targets.ts'
import { type LockedPost, lockPostForChange } from './lock-posts.ts'
import { toNotSchedulableError } from './plan-post.ts'
import type { PostActor } from './post-actor.ts'
import { normalizeContent } from './post-content.ts'
import { recordHeldChange, recordPostChange } from './post-uses.ts'
import { readHeldPost, readPost } from './read-posts.ts'
import { refreshRepetitions } from './repetitions.ts'

type Input = { ctx: AppContext; tx: Tx; actor: PostActor }

const isWaiting = ({ state }: Target) => state === 'scheduled' || state === 'pending_approval'

/**
 * A scheduled post stays scheduled: its new content is validated, new accounts are added, and approval is requested
 * again. False when the post is not scheduled.
 */
const keepPlanned = async ({
  ctx,
  tx,
  actor,
  before,
  held,
}: Input & { before: LockedPost; held: LockedPost }): Promise<boolean> => {
  const { post, targets } = held
  const waited = before.targets.filter(isWaiting)
  if (waited.length === 0) return false
  if (targets.length === 0) throw toNotSchedulableError(held)
  const isAhead = post.dueAt !== null && post.dueAt > ctx.clock.now()
  const added = isAhead ? targets.filter(({ state }) => state === 'draft') : []
  const planned = [...targets.filter(isWaiting), ...added]
  const facts = await getCheckFacts({ ctx, tx, workspaceId: actor.workspaceId, held: [held] })
  assertReady({ post, targets: planned, ...facts })
  const isAsking =
    (await needsApproval({ ctx, tx, actor })) ||
    waited.every(({ state }) => state === 'pending_approval')
  const moved = isAsking ? planned.filter((one) => one.state !== 'pending_approval') : added
  await rescheduleTargets({
    ctx,
    tx,
    actorId: actor.userId,
    placements: moved.map((target) => ({
      target,
      to: isAsking ? 'pending_approval' : 'scheduled',
      dueAt: target.dueAt ?? post.dueAt,
      cause: isAsking ? 'asked_approval' : 'scheduled',
    })),
  })
  if (isAsking && moved.length > 0) await requestApproval({ tx, actor, posts: [post] })
  return true
}

/** Changes the content of targets not in flight, under optimistic locking by the post's version. */
export const updatePost = ({
  ctx,
  actor,
  id,
  version,
  ...body
}: {
  ctx: AppContext
  actor: PostActor
  id: string
  version: number
} & ContentChange): Promise<Post> => {
  const { workspaceId } = actor
  const change = normalizeContent(body)
  const ids = change.targets?.map(({ connectionId }) => connectionId) ?? []
  return inTransaction(ctx.db, async (tx) => {
    const accounts = await lockAccountsOf({ db: tx, workspaceId, postIds: [id], ids })
    const before = await lockPostForChange({ ctx, tx, workspaceId, id, version })
    const held = await changeContent({ ctx, tx, actor, held: before, change, accounts })
    const isPlanned = await keepPlanned({ ctx, tx, actor, before, held })
    if (held.post.repeatRule) await refreshRepetitions({ ctx, tx, workspaceId, id })
    if (isPlanned) {
      await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
      return readPost({ ctx, tx, workspaceId, id })
    }
    // Autosave: no other rows have changed, so the post is not read again.
    await recordHeldChange({ ctx, tx, before, held })
    return readHeldPost({ ctx, tx, held })
  })
}
