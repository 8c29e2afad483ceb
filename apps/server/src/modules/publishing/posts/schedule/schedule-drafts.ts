import type { PostWhen } from '@kadr/contract/publishing/posts'
import { AppError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { type ApprovalRule, getApprovalRule, requestApproval } from '../approve/approval.ts'
import { getCheckFacts } from '../compose/check-facts.ts'
import type { CheckFacts } from '../compose/check-targets.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { type LockedPost, lockPostsForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { planPost } from './plan-post.ts'
import { resolveWhen } from './resolve-when.ts'

type Input = { ctx: AppContext; tx: Tx; actor: PostActor }
type DraftTime = { id: string; when: PostWhen }

/** A post that violates the rules stays a draft. */
const planOne = async ({
  held,
  when,
  ...input
}: Input & {
  held: LockedPost
  when: PostWhen
  facts: CheckFacts
  isAsking: ApprovalRule
}): Promise<boolean> => {
  const { ctx, tx, actor } = input
  const { workspaceId } = actor
  const connectionIds = held.targets.flatMap(({ connectionId }) => connectionId ?? [])
  try {
    const time = await resolveWhen({ ctx, tx, workspaceId, when, connectionIds })
    await planPost({ ...input, held, time })
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

export const scheduleDrafts = async ({
  ctx,
  tx,
  actor,
  wishes,
}: Input & { wishes: readonly DraftTime[] }) => {
  const { workspaceId } = actor
  if (wishes.length === 0) return
  const all = await lockPostsForChange({ ctx, tx, workspaceId, ids: wishes.map(({ id }) => id) })
  const facts = await getCheckFacts({ ctx, tx, workspaceId, held: all })
  const isAsking = await getApprovalRule({ ctx, tx, actor })
  const planned: LockedPost[] = []
  for (const { id, when } of wishes) {
    const held = all.find(({ post }) => post.id === id)
    if (!held) continue
    if (await planOne({ ctx, tx, actor, held, when, facts, isAsking })) planned.push(held)
  }
  const asking = planned.filter(({ targets }) => targets.some(isAsking))
  await requestApproval({ tx, actor, posts: asking.map(({ post }) => post) })
  const postIds = planned.map(({ post }) => post.id)
  await recordPostChange({ ctx, tx, workspaceId, postIds, areNew: true })
}
