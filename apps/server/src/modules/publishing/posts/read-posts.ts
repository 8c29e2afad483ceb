import type { Post } from '@kadr/contract/publishing/posts'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { listTargets } from '../targets/index.ts'
import { findReturns } from './approve/find-returns.ts'
import { findShownMedia } from './compose/post-media.ts'
import { noPost } from './failures.ts'
import type { LockedPost } from './lock-posts.ts'
import { presentPost } from './posts.presenter.ts'
import { findAuthor, listPostsWithAuthors } from './posts.repository.ts'

type InWorkspace = { ctx: AppContext; tx?: Tx; workspaceId: string }

/** In the order of `ids`; missing posts are left out. Three queries for any number of posts, four where some were sent back. */
export const readPosts = async ({
  ctx,
  tx,
  workspaceId,
  ids,
  isInTrash = false,
}: InWorkspace & { ids: readonly string[]; isInTrash?: boolean }): Promise<Post[]> => {
  if (ids.length === 0) return []
  const db = tx ?? ctx.db
  const rows = await listPostsWithAuthors({ db, workspaceId, ids, isInTrash })
  const targets = await listTargets({ db, postIds: rows.map(({ post }) => post.id) })
  const mediaIds = rows.flatMap(({ post }) => post.mediaIds)
  const media = await findShownMedia({ ctx, tx, workspaceId, ids: [...new Set(mediaIds)] })
  const returns = await findReturns({ db, posts: rows.map(({ post }) => post) })
  return ids.flatMap((id) => {
    const row = rows.find(({ post }) => post.id === id)
    if (!row) return []
    const own = targets.filter(({ postId }) => postId === id)
    return [presentPost({ row, targets: own, media, returned: returns.get(id) })]
  })
}

/** For a locked post: only its author and media are read. */
export const readHeldPost = async ({
  ctx,
  tx,
  held: { post, targets },
}: {
  ctx: AppContext
  tx: Tx
  held: LockedPost
}): Promise<Post> => {
  const { workspaceId, authorId, mediaIds } = post
  const author = authorId === null ? null : ((await findAuthor({ db: tx, id: authorId })) ?? null)
  const media = await findShownMedia({ ctx, tx, workspaceId, ids: mediaIds })
  const returned = (await findReturns({ db: tx, posts: [post] })).get(post.id)
  return presentPost({ row: { post, author }, targets, media, returned })
}

export const readPost = async ({ id, ...rest }: InWorkspace & { id: string }): Promise<Post> => {
  const [post] = await readPosts({ ...rest, ids: [id] })
  if (!post) throw noPost()
  return post
}
