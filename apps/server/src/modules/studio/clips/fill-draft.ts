import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { findMembership } from '../../identity/workspaces/index.ts'
import { readPosts, updatePost } from '../../publishing/posts/index.ts'
import { findReelOfGeneration, getGeneration } from '../generations/index.ts'
import { findClipReel } from './clip-reels.repository.ts'

/** The draft of a clip gets its video, unless a person gave it another one or has scheduled it. */
export const fillDraft = async ({
  ctx: outer,
  tx,
  generationId,
}: {
  ctx: AppContext
  tx: Tx
  generationId: string
}): Promise<void> => {
  const ctx = { ...outer, db: tx }
  const reelId = await findReelOfGeneration({ tx, id: generationId })
  const clip = reelId === undefined ? undefined : await findClipReel({ db: tx, reelId })
  if (!clip?.postId || clip.userId === null) return
  const { workspaceId, userId, postId } = clip
  const membership = await findMembership({ ctx, userId, workspaceId })
  const [post] = await readPosts({ ctx, workspaceId, ids: [postId] })
  if (!membership || post?.state !== 'draft' || post.media.length > 0) return
  const { results } = await getGeneration({ ctx, workspaceId, id: generationId })
  const mediaIds = results.map(({ id }) => id)
  if (mediaIds.length === 0) return
  const actor = { ...membership, userId }
  await updatePost({ ctx, actor, id: postId, version: post.version, mediaIds })
}
