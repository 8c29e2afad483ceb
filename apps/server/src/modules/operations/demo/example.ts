import type { Example } from '@kadr/contract/operations/demo'
import type { AppContext } from '../../../context.ts'
import {
  createPost,
  deletePost,
  findPostByKey,
  hasPosts,
  type PostActor,
} from '../../publishing/posts/index.ts'
import { createReel, deleteReel, findReelByKey, hasReels } from '../../studio/reels/index.ts'
import { EXAMPLE_POST, EXAMPLE_REEL } from './content/example-content.ts'

const REEL_KEY = 'example-reel'
const POST_KEY = 'example-post'

type InWorkspace = { ctx: AppContext; workspaceId: string }

const findExample = async ({ ctx: { db }, workspaceId }: InWorkspace) => ({
  reel: await findReelByKey({ db, workspaceId, key: REEL_KEY }),
  post: await findPostByKey({ db, workspaceId, key: POST_KEY }),
})

export const getExample = async (of: InWorkspace): Promise<Example> => {
  const { reel, post } = await findExample(of)
  if (reel || post) return { state: 'added', reelId: reel?.id ?? null }
  const isEmpty = !(await hasReels(of)) && !(await hasPosts(of))
  return { state: isEmpty ? 'offered' : 'none', reelId: null }
}

export const addExample = async ({
  ctx,
  actor,
}: {
  ctx: AppContext
  actor: PostActor
}): Promise<Example> => {
  const { workspaceId, userId } = actor
  const { reel, post } = await findExample({ ctx, workspaceId })
  if (!reel) await createReel({ ctx, workspaceId, userId, draft: EXAMPLE_REEL, key: REEL_KEY })
  if (!post) await createPost({ ctx, actor, body: EXAMPLE_POST, key: POST_KEY })
  return getExample({ ctx, workspaceId })
}

export const removeExample = async ({
  userId,
  ...of
}: InWorkspace & { userId: string }): Promise<Example> => {
  const { reel, post } = await findExample(of)
  if (reel) await deleteReel({ ...of, id: reel.id })
  if (post) await deletePost({ ...of, userId, id: post.id })
  return getExample(of)
}
