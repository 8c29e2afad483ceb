import type { Post } from '@kadr/contract/posts'
import { postTitle } from '@kadr/domain/posts/post-title'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { type Placement, rescheduleTargets, type Target } from '../targets/index.ts'
import { lockAccountsOf } from './accounts.repository.ts'
import { getCheckFacts } from './check-facts.ts'
import { assertReady } from './check-targets.ts'
import { conflict } from './failures.ts'
import { type LockedPost, lockPostForChange } from './lock-posts.ts'
import type { PostActor } from './post-actor.ts'
import { recordPostChange } from './post-uses.ts'
import { changePost } from './posts.repository.ts'
import { readPost } from './read-posts.ts'
import { renewRepetitions } from './repetitions.ts'

type Input = { ctx: AppContext; tx: Tx; actor: PostActor; held: LockedPost; waiting: Target[] }

const approve = async ({ ctx, tx, actor, held, waiting }: Input): Promise<Placement[]> => {
  const facts = await getCheckFacts({ ctx, tx, workspaceId: actor.workspaceId, held: [held] })
  assertReady({ post: held.post, targets: waiting, ...facts })
  const now = ctx.clock.now()
  return waiting.map((target) => {
    const isLate = target.dueAt === null || target.dueAt < now
    // A time that has passed meanwhile publishes nothing: the user decides.
    return {
      target,
      to: isLate ? 'missed' : 'scheduled',
      dueAt: target.dueAt,
      cause: isLate ? 'approved_late' : 'approved',
    }
  })
}

const returnToDraft = ({
  waiting,
  note,
}: {
  waiting: Target[]
  note: string | null
}): Placement[] =>
  waiting.map((target) => ({ target, to: 'draft', dueAt: null, cause: 'returned', note }))

/** An administrator approves a waiting post or rejects it with a note. */
export const reviewPost = ({
  ctx,
  actor,
  id,
  version,
  isApproved,
  note: given,
}: {
  ctx: AppContext
  actor: PostActor
  id: string
  version: number
  isApproved: boolean
  note?: string | undefined
}): Promise<Post> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    await lockAccountsOf({ db: tx, workspaceId, postIds: [id] })
    const held = await lockPostForChange({ ctx, tx, workspaceId, id, version })
    const waiting = held.targets.filter(({ state }) => state === 'pending_approval')
    if (waiting.length === 0) throw conflict('Этот пост не ждёт согласования')
    const note = given === undefined || given === '' ? null : given.toWellFormed()
    const placements = isApproved
      ? await approve({ ctx, tx, actor, held, waiting })
      : returnToDraft({ waiting, note })
    await rescheduleTargets({ ctx, tx, actorId: actor.userId, placements })
    const updatedAt = ctx.clock.now()
    const reviewNote = isApproved ? null : note
    await changePost({ db: tx, id, values: { reviewNote, updatedAt } })
    if (isApproved && held.post.repeatRule) await renewRepetitions({ ctx, tx, workspaceId, id })
    await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
    const { authorId, text, version: reviewed } = held.post
    await appendEvent({
      tx,
      kind: isApproved ? 'post.approved' : 'post.returned',
      workspaceId,
      actorId: actor.userId,
      subjectId: id,
      payload: { authorId, title: postTitle(text), note, version: reviewed },
    })
    return readPost({ ctx, tx, workspaceId, id })
  })
