import type { Post, PostWhen, RepeatRule } from '@kadr/contract/publishing/posts'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { ALWAYS, getApprovalRule, requestApproval } from '../approve/approval.ts'
import { lockAccountsOf } from '../compose/accounts.repository.ts'
import { type ContentChange, changeContent } from '../compose/change-content.ts'
import { getCheckFacts } from '../compose/check-facts.ts'
import { normalizeContent } from '../compose/post-content.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { conflict, invalid } from '../failures.ts'
import { type LockedPost, lockPostForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { changePost } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'
import { renewRepetitions } from '../repeat/repetitions.ts'
import { findSchedulable, planPost, toNotSchedulableError } from './plan-post.ts'
import { resolveWhen } from './resolve-when.ts'

type Input = { ctx: AppContext; actor: PostActor }

const assertRule = ({ rule, wallTime }: { rule: RepeatRule; wallTime: string }) => {
  if (rule.until !== null && rule.until < wallTime.slice(0, 10)) {
    throw invalid('repeat', 'Повторы кончаются раньше, чем пост выходит. Измените дату окончания')
  }
}

/** The first post of a series is published: its time can't change, but the rule may change or end. */
const changeRule = async ({
  ctx,
  tx,
  actor,
  held,
  when,
  rule,
}: Input & { tx: Tx; held: LockedPost; when: PostWhen; rule: RepeatRule | null }) => {
  const { post } = held
  const isSameTime = when.kind === 'at' && when.wallTime === post.wallTime
  if (rule !== null && !isSameTime) {
    throw conflict('Первый пост уже вышел, время повторов не изменить. Запланируйте новый пост')
  }
  const isAsking = await getApprovalRule({ ctx, tx, actor })
  if (rule !== null && held.targets.some(isAsking)) {
    throw conflict('Повторы согласованы. Изменить их может администратор')
  }
  const updatedAt = ctx.clock.now()
  await changePost({ db: tx, id: post.id, values: { repeatRule: rule, updatedAt } })
}

export type ScheduleInput = {
  when: PostWhen
  repeat?: RepeatRule | null | undefined
  /** Requires approval regardless of the workspace's rules. */
  isApprovalAsked?: boolean | undefined
}

const placePost = async ({
  ctx,
  tx,
  actor,
  held,
  when,
  repeat,
  isApprovalAsked = false,
}: Input & ScheduleInput & { tx: Tx; held: LockedPost }) => {
  const { workspaceId } = actor
  const { post } = held
  const targets = findSchedulable(held)
  if (targets.length === 0) {
    if (post.repeatRule === null || repeat === undefined) throw toNotSchedulableError(held)
    return changeRule({ ctx, tx, actor, held, when, rule: repeat })
  }
  const connectionIds = targets.flatMap(({ connectionId }) => connectionId ?? [])
  const time = await resolveWhen({ ctx, tx, workspaceId, when, connectionIds })
  const rule = repeat === undefined ? post.repeatRule : repeat
  if (rule) assertRule({ rule, wallTime: time.wallTime })
  const facts = await getCheckFacts({ ctx, tx, workspaceId, held: [held] })
  const isAsking = isApprovalAsked ? ALWAYS : await getApprovalRule({ ctx, tx, actor })
  const values = { repeatRule: rule }
  await planPost({ ctx, tx, actor, held, time, facts, isAsking, values })
  if (targets.some(isAsking)) {
    await requestApproval({ tx, actor, posts: [post], isByRule: isApprovalAsked })
  }
}

/** Schedules a locked post with its repetitions. */
export const scheduleLocked = async ({
  ctx,
  tx,
  actor,
  held,
  when,
  repeat,
  isApprovalAsked,
}: Input & ScheduleInput & { tx: Tx; held: LockedPost }): Promise<Post> => {
  const { workspaceId } = actor
  const { id, repeatRule } = held.post
  await placePost({ ctx, tx, actor, held, when, repeat, isApprovalAsked })
  if (repeatRule || repeat) await renewRepetitions({ ctx, tx, workspaceId, id })
  await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
  return readPost({ ctx, tx, workspaceId, id })
}

const isEmpty = (change: ContentChange) =>
  Object.values(change).every((value) => value === undefined)

/**
 * Sets or moves the time of every target not in flight. Content in the same request is stored in the same transaction.
 */
export const schedulePost = ({
  ctx,
  actor,
  id,
  version,
  when,
  repeat,
  ...content
}: Input & ScheduleInput & ContentChange & { id: string; version: number }): Promise<Post> => {
  const { workspaceId } = actor
  const change = normalizeContent(content)
  const ids = change.targets?.map(({ connectionId }) => connectionId) ?? []
  return inTransaction(ctx.db, async (tx) => {
    const accounts = await lockAccountsOf({ db: tx, workspaceId, postIds: [id], ids })
    const before = await lockPostForChange({ ctx, tx, workspaceId, id, version })
    const held = isEmpty(change)
      ? before
      : await changeContent({ ctx, tx, actor, held: before, change, accounts })
    return scheduleLocked({ ctx, tx, actor, held, when, repeat })
  })
}
