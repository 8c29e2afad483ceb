import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { lockTargets, type Target } from '../targets/index.ts'
import { noPost, staleVersion } from './failures.ts'
import { lockPosts, type PostRow } from './posts.repository.ts'

/** A post and its targets, locked until the transaction ends. */
export type LockedPost = { post: PostRow; targets: Target[] }

type InWorkspace = { ctx: AppContext; tx: Tx; workspaceId: string }

/** Fails unless all of them exist. Locks in a fixed order to avoid deadlocks. */
export const lockPostsForChange = async ({
  tx,
  workspaceId,
  ids,
  isInTrash = false,
}: InWorkspace & { ids: readonly string[]; isInTrash?: boolean }): Promise<LockedPost[]> => {
  const wanted = [...new Set(ids)]
  const posts = await lockPosts({ db: tx, workspaceId, ids: wanted, isInTrash })
  if (posts.length !== wanted.length) throw noPost()
  const targets = await lockTargets({ db: tx, postIds: wanted })
  return posts.map((post) => ({
    post,
    targets: targets.filter(({ postId }) => postId === post.id),
  }))
}

/** With `version`: fails when the post has changed since. */
export const lockPostForChange = async ({
  id,
  version,
  ...rest
}: InWorkspace & {
  id: string
  version?: number
  isInTrash?: boolean
}): Promise<LockedPost> => {
  const [held] = await lockPostsForChange({ ...rest, ids: [id] })
  if (!held) throw noPost()
  if (version !== undefined && held.post.version !== version) throw staleVersion()
  return held
}
