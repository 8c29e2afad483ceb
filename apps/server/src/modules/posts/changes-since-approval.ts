import type { getChangesSinceApproval as route } from '@kadr/contract/reviews'
import type { RouteData } from '@kadr/contract/route'
import { displayName } from '@kadr/domain/person-name'
import type { AppContext } from '../../context.ts'
import { listTargets } from '../targets/index.ts'
import { findLastApproval } from './decisions.repository.ts'
import { noPost } from './failures.ts'
import { findMedia } from './post-media.ts'
import { listPosts } from './posts.repository.ts'

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Words and pictures of each target that is not as it was when somebody approved the post. */
export const getChangesSinceApproval = async ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<RouteData<typeof route>> => {
  const { db } = ctx
  const [post] = await listPosts({ db, workspaceId, ids: [id] })
  if (!post) throw noPost()
  const approval = await findLastApproval({ db, workspaceId, postId: id })
  if (!approval) return { approvedAt: null, approvedBy: null, targets: [] }
  const { decision, person } = approval
  const changed = (await listTargets({ db, postIds: [id] })).flatMap((target) => {
    const before = decision.content.targets.find(({ targetId }) => targetId === target.id)
    if (!before) return []
    const text = target.overrideText ?? post.text
    const mediaIds = target.overrideMediaIds ?? post.mediaIds
    if (before.text === text && isSame(before.mediaIds, mediaIds)) return []
    return [{ target, before, text, mediaIds }]
  })
  const ids = changed.flatMap(({ before, mediaIds }) => [...before.mediaIds, ...mediaIds])
  const media = await findMedia({ ctx, workspaceId, ids: [...new Set(ids)] })
  const thumbnails = (list: readonly string[]) =>
    list.map((one) => media.get(one)?.urls.thumbnail ?? null)
  return {
    approvedAt: decision.at.toISOString(),
    approvedBy: person ? displayName(person) : decision.guestName,
    targets: changed.map(({ target, before, text, mediaIds }) => ({
      targetId: target.id,
      accountTitle: target.accountTitle,
      network: target.network,
      textBefore: before.text,
      textNow: text,
      mediaBefore: thumbnails(before.mediaIds),
      mediaNow: thumbnails(mediaIds),
    })),
  }
}
