import { displayName } from '@kadr/domain/identity/person-name'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { type Placement, rescheduleTargets, type Target } from '../../targets/index.ts'
import { lockAccountsOf } from '../compose/accounts.repository.ts'
import { getCheckFacts } from '../compose/check-facts.ts'
import { assertReady } from '../compose/check-targets.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { conflict } from '../failures.ts'
import { type LockedPost, lockPostForChange } from '../lock-posts.ts'
import { changePost, findAuthor } from '../posts.repository.ts'
import { renewRepetitions } from '../repeat/repetitions.ts'
import { insertDecision } from './decisions.repository.ts'

/** A member, or a guest with a link. */
type Reviewer =
  | { userId: string; guest?: undefined }
  | {
      userId: null
      guest: {
        name: string
        linkId: string
        /** Accounts visible to the reviewer; null for all. */
        connectionIds: readonly string[] | null
      }
    }

type Review = {
  ctx: AppContext
  tx: Tx
  workspaceId: string
  reviewer: Reviewer
  id: string
  /** The version the reviewer saw: a newer one has to be reviewed first. */
  version: number
  isApproved: boolean
  note: string | null
}

type ReviewedPost = { held: LockedPost; waiting: Target[] }

const approve = async ({
  ctx,
  tx,
  workspaceId,
  reviewer,
  held,
  waiting,
}: Review & ReviewedPost): Promise<Placement[]> => {
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

const returnToDraft = ({ reviewer, waiting, note }: Review & ReviewedPost): Placement[] => {
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

/** A guest decides about visible accounts, and may also stop what would be published without an answer. */
const isStoppable = ({ reviewer, isApproved }: Review, target: Target) =>
  isShownTo(reviewer, target) &&
  (target.state === 'pending_approval' ||
    (reviewer.guest !== undefined && !isApproved && target.state === 'scheduled'))

/** What the reviewer saw, for a later comparison. */
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

const nameReviewer = async ({ tx, reviewer }: Pick<Review, 'tx' | 'reviewer'>) => {
  if (reviewer.guest) return reviewer.guest.name
  const person = await findAuthor({ db: tx, id: reviewer.userId })
  return person && displayName(person)
}

/**
 * Approves the waiting targets, or returns them with a note. A guest's answer about a post that needs no approval is
 * only recorded, unless they ask for changes.
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
  const reviewNote = isApproved ? null : (note ?? '')
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
  const byName = await nameReviewer({ tx, reviewer })
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
      ...(byName !== undefined && { byName }),
    },
  })
}
