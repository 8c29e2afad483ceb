import type { Post, PostWhen, RepeatRule } from '@kadr/contract/posts'
import type { AppContext } from '../../context.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { holdAccountsOf } from './accounts.repository.ts'
import { needsApproval, requestApproval } from './approval.ts'
import { getCheckFacts } from './check-facts.ts'
import { conflict, invalid } from './failures.ts'
import { type HeldPost, holdPost } from './hold-posts.ts'
import { nothingToPlan, plannableOf, planPost } from './plan-post.ts'
import type { PostActor } from './post-actor.ts'
import { recordPostChange } from './post-uses.ts'
import { changePost } from './posts.repository.ts'
import { readPost } from './read-posts.ts'
import { renewRepetitions } from './repetitions.ts'
import { resolveWhen } from './resolve-when.ts'

type Input = { ctx: AppContext; actor: PostActor }

const assertRule = ({ rule, wallTime }: { rule: RepeatRule; wallTime: string }) => {
  if (rule.until !== null && rule.until < wallTime.slice(0, 10)) {
    throw invalid('repeat', 'Повторы кончаются раньше, чем пост выходит. Измените дату окончания')
  }
}

/** The first post of a series is out: its time is history, but the rule may change or end. */
const changeRule = async ({
  ctx,
  tx,
  actor,
  held,
  when,
  rule,
}: Input & { tx: Tx; held: HeldPost; when: PostWhen; rule: RepeatRule | null }) => {
  const { post } = held
  const isSameTime = when.kind === 'at' && when.wallTime === post.wallTime
  if (rule !== null && !isSameTime) {
    throw conflict('Первый пост уже вышел, время повторов не изменить. Запланируйте новый пост')
  }
  if (rule !== null && (await needsApproval({ ctx, tx, actor }))) {
    throw conflict('Повторы согласованы. Изменить их может администратор')
  }
  const updatedAt = ctx.clock.now()
  await changePost({ db: tx, id: post.id, values: { repeatRule: rule, updatedAt } })
}

const schedule = async ({
  ctx,
  tx,
  actor,
  held,
  when,
  repeat,
}: Input & {
  tx: Tx
  held: HeldPost
  when: PostWhen
  repeat: RepeatRule | null | undefined
}) => {
  const { workspaceId } = actor
  const { post } = held
  const targets = plannableOf(held)
  if (targets.length === 0) {
    if (post.repeatRule === null || repeat === undefined) throw nothingToPlan(held)
    return changeRule({ ctx, tx, actor, held, when, rule: repeat })
  }
  const connectionIds = targets.flatMap(({ connectionId }) => connectionId ?? [])
  const time = await resolveWhen({ ctx, tx, workspaceId, when, connectionIds })
  const rule = repeat === undefined ? post.repeatRule : repeat
  if (rule) assertRule({ rule, wallTime: time.wallTime })
  const facts = await getCheckFacts({ ctx, tx, workspaceId, held: [held] })
  const isAsking = await needsApproval({ ctx, tx, actor })
  const values = { repeatRule: rule }
  await planPost({ ctx, tx, actor, held, time, facts, isAsking, values })
  if (isAsking) await requestApproval({ tx, actor, posts: [post] })
}

/** Sets or moves the time of every target that has not begun. */
export const schedulePost = ({
  ctx,
  actor,
  id,
  version,
  when,
  repeat,
}: Input & {
  id: string
  version: number
  when: PostWhen
  repeat?: RepeatRule | null | undefined
}): Promise<Post> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    await holdAccountsOf({ db: tx, workspaceId, postIds: [id] })
    const held = await holdPost({ ctx, tx, workspaceId, id, version })
    await schedule({ ctx, tx, actor, held, when, repeat })
    if (held.post.repeatRule || repeat) await renewRepetitions({ ctx, tx, workspaceId, id })
    await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
    return readPost({ ctx, tx, workspaceId, id })
  })
