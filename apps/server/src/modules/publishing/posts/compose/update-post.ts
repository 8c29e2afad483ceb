import type { Post } from '@kadr/contract/publishing/posts'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { listContentHashes } from '../../targets/index.ts'
import { lockPostForChange } from '../lock-posts.ts'
import type { PostActor } from '../post-actor.ts'
import { readHeldPost, readPost } from '../read-posts.ts'
import { refreshRepetitions } from '../repeat/repetitions.ts'
import { updateScheduled } from '../schedule/update-scheduled.ts'
import { lockAccountsOf } from './accounts.repository.ts'
import { type ContentChange, changeContent } from './change-content.ts'
import { normalizeContent } from './post-content.ts'
import { recordHeldChange, recordPostChange } from './post-uses.ts'

/** Changes the content of targets not in flight, under optimistic locking by the post's version. */
export const updatePost = ({
  ctx,
  actor,
  id,
  version,
  ...body
}: {
  ctx: AppContext
  actor: PostActor
  id: string
  version: number
} & ContentChange): Promise<Post> => {
  const { workspaceId } = actor
  const change = normalizeContent(body)
  const ids = change.targets?.map(({ connectionId }) => connectionId) ?? []
  return inTransaction(ctx.db, async (tx) => {
    const accounts = await lockAccountsOf({ db: tx, workspaceId, postIds: [id], ids })
    const before = await lockPostForChange({ ctx, tx, workspaceId, id, version })
    const hashes = await listContentHashes({ db: tx, postIds: [id] })
    const held = await changeContent({ ctx, tx, actor, held: before, change, accounts })
    const isPlanned = await updateScheduled({ ctx, tx, actor, before, held, hashes })
    if (held.post.repeatRule) await refreshRepetitions({ ctx, tx, workspaceId, id })
    if (isPlanned) {
      await recordPostChange({ ctx, tx, workspaceId, postIds: [id] })
      return readPost({ ctx, tx, workspaceId, id })
    }
    // Autosave: no other rows have changed, so the post is not read again.
    await recordHeldChange({ ctx, tx, before, held })
    return readHeldPost({ ctx, tx, held })
  })
}
