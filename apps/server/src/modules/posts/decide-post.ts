import { postTitle } from '@kadr/domain/posts/post-title'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { type Placement, rescheduleTargets, type Target } from '../targets/index.ts'
import { lockAccountsOf } from './accounts.repository.ts'
import { getCheckFacts } from './check-facts.ts'
import { assertReady } from './check-targets.ts'
import { insertDecision } from './decisions.repository.ts'
import { conflict } from './failures.ts'
import { type LockedPost, lockPostForChange } from './lock-posts.ts'
import { recordPostChange } from './post-uses.ts'
import { changePost } from './posts.repository.ts'
import { renewRepetitions } from './repetitions.ts'

/** A member, or somebody without an account who was given a link. */
type Reviewer =
  | { userId: string; guest?: undefined }
  | {
      userId: null
      guest: {
        name: string
        linkId: string
        /** The accounts they are shown; null for all. */
        connectionIds: readonly string[] | null
      }
    }

type Review = {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  reviewer: Reviewer
  id: string
  /** The one the reviewer saw: another one has to be looked at first. */
  version: number
  isApproved: boolean
  note: string | null
}

type Held = { held: LockedPost; waiting: Target[] }

const approve = async ({
  ctx,
  tx,
  workspaceId,
  reviewer,
  held,
  waiting,
}: Review & Held): Promise<Placement[]> => {
  const facts = await getCheckFacts({ ctx, tx, workspaceId, held: [held] })
  assertReady({ post: held.post, targets: waiting, ...facts })
  const now = ctx.clock.now()
  return waiting.map((target): Placement => {
    const isLate = target.dueAt === null || target.dueAt < now
    const { dueAt } = target
    // A time that has passed meanwhile publishes nothing: the user decides.
    if (isLate) return { target, to: 'missed', dueAt, cause: 'approved_late' }
    const cause = reviewer.guest ? 'approved_by_guest' : 'approved'
    const note = reviewer.guest?.name ?? null
    return { target, to: 'scheduled', dueAt, cause, note, isApproved: true }
  })
}

const returnToDraft = ({ reviewer, waiting, note }: Review & Held): Placement[] => {
  const told = [reviewer.guest?.name, note].filter(Boolean).join(': ') || null
  return waiting.map((target) => ({
    target,
    to: 'draft',
    dueAt: null,
    cause: 'returned',
    note: told,
  }))
}

const isShownTo = ({ guest }: Reviewer, { connectionId }: Target) =>
  !guest?.connectionIds || (connectionId !== null && guest.connectionIds.includes(connectionId))

/** A guest decides about what they are shown, and may also stop what would go out without an answer. */
const isStoppable = ({ reviewer, isApproved }: Review, target: Target) =>
  isShownTo(reviewer, target) &&
  (target.state === 'pending_approval' ||
    (reviewer.guest !== undefined && !isApproved && target.state === 'scheduled'))

/** What the reviewer saw, for comparing with what it becomes. */
const contentOf = ({ post, targets }: LockedPost) => ({
  text: post.text,
  mediaIds: post.mediaIds,
  targets: targets.map(({ id, accountTitle, overrideText, overrideMediaIds }) => ({
    targetId: id,
    accountTitle,
    text: overrideText ?? post.text,
    mediaIds: overrideMediaIds ?? post.mediaIds,
  })),
})

/**
 * Approves what waits for it or returns it with a note. A guest's answer about a post that needs no approval is only
 * recorded, unless they ask for changes.
 */
export const decidePost = async (review: Review): Promise<void> => {
  const { ctx, tx, workspaceId, reviewer, id, version, isApproved, note } = review
  await lockAccountsOf({ db: tx, workspaceId, postIds: [id] })
  const held = await lockPostForChange({ ctx, tx, workspaceId, id, version })
  const waiting = held.targets.filter((target) => isStoppable(review, target))
  const isOnlyRecorded = reviewer.guest !== undefined && isApproved && waiting.length === 0
  if (waiting.length === 0 && !isOnlyRecorded) throw conflict('Этот пост не ждёт согласования')
  const placements = isApproved
    ? await approve({ ...review, held, waiting })
    : returnToDraft({ ...review, held, waiting })
  await rescheduleTargets({ ctx, tx, actorId: reviewer.userId, placements })
  const at = ctx.clock.now()
  const reviewNote = isApproved ? null : note
  if (!isOnlyRecorded) await changePost({ db: tx, id, values: { reviewNote, updatedAt: at } })
  await insertDecision({
    db: tx,
    values: {
      workspaceId,
      postId: id,
      at,
      decision: isApproved ? 'approved' : 'returned',
      postVersion: held.post.version,
      note,
      userId: reviewer.userId,
      guestName: reviewer.guest?.name ?? null,
      reviewLinkId: reviewer.guest?.linkId ?? null,
      content: contentOf(held),
    },
  })
  if (isApproved && held.post.repeatRule) await renewRepetitions({ ctx, tx, workspaceId, id })
  await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
  const { authorId, text, version: reviewed } = held.post
  await appendEvent({
    tx,
    kind: isApproved ? 'post.approved' : 'post.returned',
    workspaceId,
    actorId: reviewer.userId,
    subjectId: id,
    payload: {
      authorId,
      title: postTitle(text),
      note,
      version: reviewed,
      ...(reviewer.guest && { guestName: reviewer.guest.name }),
    },
  })
}
