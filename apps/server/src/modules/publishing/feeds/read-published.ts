import type { AppContext } from '../../../context.ts'
import { getWorkspaceName } from '../../identity/workspaces/index.ts'
import { listPublishedTargets } from '../targets/index.ts'
import { itemOf } from './read-feed.ts'
import { renderFeed } from './render-feed.ts'
import { admitReader } from './secret-feeds.service.ts'

const MOST_POSTS = 50
/** A post is out on up to so many accounts: one entry is made of all. */
const MOST_TARGETS = 500

/** What was published, each post once, by the secret address of a person. */
export const readPublished = async ({ ctx, token }: { ctx: AppContext; token: string }) => {
  const { workspaceId, rights } = await admitReader({ ctx, kind: 'published', token })
  const targets = await listPublishedTargets({
    db: ctx.db,
    workspaceId,
    connectionIds: rights.connectionIds,
    limit: MOST_TARGETS,
  })
  const posts = Map.groupBy(targets, ({ postId }) => postId)
  const items = [...posts.values()].slice(0, MOST_POSTS).flatMap((those) => {
    const [latest] = those
    const target = those.find(({ url }) => url !== null) ?? latest
    if (!target) return []
    const profileUrl = `${ctx.config.publicUrl}/posts?post=${target.postId}`
    const item = itemOf({ ctx, target, profileUrl })
    return { ...item, id: target.postId, publishedAt: target.publishedAt ?? item.publishedAt }
  })
  const title = `Кадр: ${await getWorkspaceName({ ctx, workspaceId })}`
  return renderFeed({ title, link: ctx.config.publicUrl, items })
}
