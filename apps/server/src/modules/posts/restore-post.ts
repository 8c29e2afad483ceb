import type { Post, PostState } from '@kadr/contract/posts'
import { UserError } from '@kadr/domain/app-error'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { lockAccountsOf } from './accounts.repository.ts'
import { type LockedPost, lockPostForChange } from './lock-posts.ts'
import type { PostActor } from './post-actor.ts'
import { recordPostChange } from './post-uses.ts'
import { changePost } from './posts.repository.ts'
import { readPost } from './read-posts.ts'
import { scheduleLocked } from './schedule-post.ts'

type Restoring = { ctx: AppContext; actor: PostActor; id: string }

const PLANNED: ReadonlySet<PostState | null> = new Set(['scheduled', 'pending_approval'])

const isPlannedState = ({ deletedState }: LockedPost['post']) => PLANNED.has(deletedState)

/** Undefined when it was not planned or its time has passed. */
const findPlan = ({ ctx, post }: { ctx: AppContext; post: LockedPost['post'] }) => {
  const { dueAt, wallTime, timeZone } = post
  if (!isPlannedState(post) || !dueAt || !wallTime || !timeZone) return undefined
  return dueAt > ctx.clock.now() ? { kind: 'at' as const, wallTime, timeZone } : undefined
}

const restore = ({ isPlanned, ...of }: Restoring & { isPlanned: boolean }): Promise<Post> =>
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

/** A post that can't be scheduled any more, because an account or a file is gone, comes back as a draft. */
export const restorePost = async (of: Restoring): Promise<Post> => {
  try {
    return await restore({ ...of, isPlanned: true })
  } catch (error) {
    if (error instanceof UserError && error.code !== 'NOT_FOUND') {
      return restore({ ...of, isPlanned: false })
    }
    throw error
  }
}
