import type { Post, PostState } from '@kadr/contract/publishing/posts'
import { UserError } from '@kadr/domain/base/app-error'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { lockAccountsOf } from '../compose/accounts.repository.ts'
import { recordPostChange } from '../compose/post-uses.ts'
import { type LockedPost, lockPostForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { changePost } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'
import { scheduleLocked } from '../schedule/schedule-post.ts'

type RestoreInput = { ctx: AppContext; actor: PostActor; id: string }

const PLANNED: ReadonlySet<PostState | null> = new Set(['scheduled', 'pending_approval'])

const isPlannedState = ({ deletedState }: LockedPost['post']) => PLANNED.has(deletedState)

/** Undefined when the post was not scheduled or its time has passed. */
const findPlan = ({ ctx, post }: { ctx: AppContext; post: LockedPost['post'] }) => {
  const { dueAt, wallTime, timeZone } = post
  if (!isPlannedState(post) || !dueAt || !wallTime || !timeZone) return undefined
  return dueAt > ctx.clock.now() ? { kind: 'at' as const, wallTime, timeZone } : undefined
}

const restore = ({ isPlanned, ...of }: RestoreInput & { isPlanned: boolean }): Promise<Post> =>
  inTransaction(of.ctx.db, async (tx) => {
    const { ctx, actor, id } = of
    const { workspaceId } = actor
    await lockAccountsOf({ db: tx, workspaceId, postIds: [id] })
    const before = await lockPostForChange({ ctx, tx, workspaceId, id, isInTrash: true })
    const when = isPlanned ? findPlan({ ctx, post: before.post }) : undefined
    const values = {
      deletedAt: null,
      deletedState: null,
      updatedAt: ctx.clock.now(),
      ...(!when && isPlannedState(before.post) && { repeatRule: null, repeatedUntil: null }),
    }
    const held = { ...before, post: await changePost({ db: tx, id, values }) }
    if (when) return scheduleLocked({ ctx, tx, actor, held, when })
    await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
    return readPost({ ctx, tx, workspaceId, id })
  })

/** A post that can no longer be scheduled, because an account or a file was deleted, is restored as a draft. */
export const restorePost = async (of: RestoreInput): Promise<Post> => {
  try {
    return await restore({ ...of, isPlanned: true })
  } catch (error) {
    if (error instanceof UserError && error.code !== 'NOT_FOUND') {
      return restore({ ...of, isPlanned: false })
    }
    throw error
  }
}
