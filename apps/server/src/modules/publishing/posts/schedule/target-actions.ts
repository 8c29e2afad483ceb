import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { Post } from '@kadr/contract/publishing/posts'
import { EDITABLE, RETRYABLE } from '@kadr/domain/publishing/posts/target-states'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { rescheduleTargets, type Target } from '../../targets/index.ts'
import { getApprovalRule, requestApproval } from '../approve/approval.ts'
import { getCheckFacts } from '../compose/check-facts.ts'
import { assertReady } from '../compose/check-targets.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { conflict, noTarget } from '../failures.ts'
import { type LockedPost, lockPostForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { changePost } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'

export type OfTarget = {
  ctx: AppContext
  actor: PostActor
  id: string
  targetId: string
  /** Of the target: fails when it has changed since. */
  version?: number
}
export type HeldTarget = { tx: Tx; held: LockedPost; target: Target }

/** Changes one target in a transaction that locks its post. Returns the post after the change. */
export const withTarget = (
  { ctx, actor, id, targetId, version }: OfTarget,
  change: (held: HeldTarget) => Promise<void>,
): Promise<Post> =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId } = actor
    const held = await lockPostForChange({ ctx, tx, workspaceId, id })
    const target = held.targets.find((candidate) => candidate.id === targetId)
    if (!target) throw noTarget()
    if (version !== undefined && version !== target.version) {
      throw conflict('С тех пор публикация изменилась')
    }
    await change({ tx, held, target })
    await changePost({ db: tx, id, values: { updatedAt: ctx.clock.now() } })
    await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
    return readPost({ ctx, tx, workspaceId, id })
  })

const CANT_RETRY = 'Эта публикация не ждёт повтора: повторить можно то, что точно не вышло'

/** Only for targets that are certainly not published. */
export const retryTarget = (input: OfTarget): Promise<Post> =>
  withTarget(input, async ({ tx, held, target }) => {
    const { ctx, actor } = input
    if (target.state === 'needs_attention') {
      throw conflict('Сначала скажите, вышла ли публикация: проверьте её в сети')
    }
    if (!RETRYABLE.has(target.state)) throw conflict(CANT_RETRY)
    const facts = await getCheckFacts({ ctx, tx, workspaceId: actor.workspaceId, held: [held] })
    assertReady({ post: held.post, targets: [target], ...facts })
    const isAsking = (await getApprovalRule({ ctx, tx, actor }))(target)
    const to = isAsking ? 'pending_approval' : 'scheduled'
    const cause = isAsking ? 'asked_approval' : 'retried'
    const placement = { target, to, dueAt: ctx.clock.now(), cause } as const
    await rescheduleTargets({ ctx, tx, actorId: actor.userId, placements: [placement] })
    if (isAsking) await requestApproval({ tx, actor, posts: [held.post] })
  })

const cantCancel = ({ state }: Target) => {
  if (state === 'needs_attention') {
    return conflict('Сначала скажите, вышла ли публикация: проверьте её в сети')
  }
  const isGoingOut = state === 'submitting' || state === 'processing'
  return conflict(isGoingOut ? 'Публикация уже отправлена в сеть' : 'Публикация уже вышла')
}

const NOT_YET_OUT: ReadonlySet<TargetState> = new Set(['claimed', 'preparing', 'handed_over'])

/** Possible until the submit: before it nothing is visible. */
export const cancelTarget = (input: OfTarget): Promise<Post> =>
  withTarget(input, async ({ tx, target }) => {
    const { ctx, actor } = input
    const { state, dueAt } = target
    const isStoppable = EDITABLE.has(state) || NOT_YET_OUT.has(state)
    if (!isStoppable) throw cantCancel(target)
    if (state === 'cancelled') return
    const placement = { target, to: 'cancelled', dueAt, cause: 'cancelled' } as const
    await rescheduleTargets({ ctx, tx, actorId: actor.userId, placements: [placement] })
  })
