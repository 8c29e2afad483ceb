import type { Post } from '@kadr/contract/publishing/posts'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { listTargets, type Target } from '../../targets/index.ts'
import { noPost } from '../failures.ts'
import type { PostActor } from '../post-actor.ts'
import { listPosts, type PostRow } from '../posts.repository.ts'
import { readPost } from '../read-posts.ts'
import { lockAccountsOf } from './accounts.repository.ts'
import { insertDrafts } from './insert-drafts.ts'
import type { PostContent } from './post-content.ts'

const contentOf = (post: PostRow, targets: readonly Target[]): PostContent => ({
  text: post.text,
  mediaIds: post.mediaIds,
  utm: post.utm,
  erid: post.erid,
  advertiser: post.advertiser,
  rubricId: post.rubricId,
  targets: targets.flatMap(({ connectionId, overrideText, overrideMediaIds, settings }) =>
    connectionId
      ? [{ connectionId, override: { text: overrideText, mediaIds: overrideMediaIds }, settings }]
      : [],
  ),
})

/** Drafts without a time, for the accounts that still exist. */
export const duplicatePostsIn = async ({
  ctx,
  tx,
  actor,
  ids,
}: {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  ids: readonly string[]
}): Promise<string[]> => {
  const { workspaceId } = actor
  const wanted = [...new Set(ids)]
  const accounts = await lockAccountsOf({ db: tx, workspaceId, postIds: wanted })
  const posts = await listPosts({ db: tx, workspaceId, ids: wanted })
  if (posts.length !== wanted.length) throw noPost()
  const attached = new Set(accounts.map(({ id }) => id))
  const targets = await listTargets({ db: tx, postIds: wanted })
  const drafts = posts.map((post) => {
    const own = targets.filter(
      ({ postId, connectionId }) =>
        postId === post.id && connectionId !== null && attached.has(connectionId),
    )
    return { content: contentOf(post, own) }
  })
  return insertDrafts({ ctx, tx, actor, accounts, drafts })
}

export const duplicatePost = ({
  ctx,
  actor,
  id,
}: {
  ctx: AppContext
  actor: PostActor
  id: string
}): Promise<Post> =>
  inTransaction(ctx.db, async (tx) => {
    const [copy] = await duplicatePostsIn({ ctx, tx, actor, ids: [id] })
    if (!copy) throw noPost()
    return readPost({ ctx, tx, workspaceId: actor.workspaceId, id: copy })
  })
