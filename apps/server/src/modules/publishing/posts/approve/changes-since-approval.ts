import type { RouteData } from '@kadr/contract/base/route'
import type { getChangesSinceApproval as route } from '@kadr/contract/publishing/post-approval'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../../context.ts'
import { listTargets } from '../../targets/index.ts'
import { findShownMedia } from '../compose/post-media.ts'
import { noPost } from '../failures.ts'
import { listPosts } from '../posts.repository.ts'
import { findLastApproval } from './decisions.repository.ts'

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

/** Text and media of each target that has changed since the post was approved. */
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
  const media = await findShownMedia({ ctx, workspaceId, ids: [...new Set(ids)] })
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
