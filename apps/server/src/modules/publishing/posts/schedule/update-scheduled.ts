import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import {
  listContentHashes,
  type Placement,
  rescheduleTargets,
  type Target,
} from '../../targets/index.ts'
import { type ApprovalRule, getApprovalRule, requestApproval } from '../approve/approval.ts'
import { getCheckFacts } from '../compose/check-facts.ts'
import { assertReady } from '../compose/check-targets.ts'
import type { LockedPost } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { toNotSchedulableError } from './plan-post.ts'

type Hashes = ReadonlyMap<string, string>

const isWaiting = ({ state }: Target) => state === 'scheduled' || state === 'pending_approval'

/** Only a target whose own content has changed needs a new approval. */
const placeChanged = ({
  target,
  isAsking,
}: {
  target: Target
  isAsking: ApprovalRule
}): Placement[] => {
  if (target.state !== 'scheduled') return []
  const { dueAt } = target
  if (isAsking(target)) return [{ target, to: 'pending_approval', dueAt, cause: 'asked_approval' }]
  if (!target.isApprovalRequired) return []
  // Changed by a member whose posts need no approval.
  return [{ target, to: 'scheduled', dueAt, cause: 'approved', isApproved: true }]
}

/**
 * A scheduled post stays scheduled: its new content is validated, new accounts are added, and approval of what has
 * changed is requested again. False when the post is not scheduled.
 */
export const updateScheduled = async ({
  ctx,
  tx,
  actor,
  before,
  held,
  hashes,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  before: LockedPost
  held: LockedPost
  /** Of the content before the change. */
  hashes: Hashes
}): Promise<boolean> => {
  const { post, targets } = held
  const waited = before.targets.filter(isWaiting)
  if (waited.length === 0) return false
  if (targets.length === 0) throw toNotSchedulableError(held)
  const isAhead = post.dueAt !== null && post.dueAt > ctx.clock.now()
  const added = isAhead ? targets.filter(({ state }) => state === 'draft') : []
  const kept = targets.filter(isWaiting)
  const facts = await getCheckFacts({ ctx, tx, workspaceId: actor.workspaceId, held: [held] })
  assertReady({ post, targets: [...kept, ...added], ...facts })
  const isAsking = await getApprovalRule({ ctx, tx, actor })
  const isPending = waited.every(({ state }) => state === 'pending_approval')
  const now = await listContentHashes({ db: tx, postIds: [post.id] })
  const changed = kept.filter(({ id }) => now.get(id) !== hashes.get(id))
  const placements: Placement[] = [
    ...changed.flatMap((target) => placeChanged({ target, isAsking })),
    ...added.map((target): Placement => {
      const asks = isPending || isAsking(target)
      return {
        target,
        to: asks ? 'pending_approval' : 'scheduled',
        dueAt: target.dueAt ?? post.dueAt,
        cause: asks ? 'asked_approval' : 'scheduled',
      }
    }),
  ]
  await rescheduleTargets({ ctx, tx, actorId: actor.userId, placements })
  if (placements.some(({ to }) => to === 'pending_approval')) {
    await requestApproval({ tx, actor, posts: [post] })
  }
  return true
}
