import type { Resource } from '@kadr/contract/library/resources'
import type { Target as TargetShape } from '@kadr/contract/publishing/post-targets'
import type { Post, PostReturn } from '@kadr/contract/publishing/posts'
import { displayName } from '@kadr/domain/identity/person-name'
import { orderByNetwork } from '@kadr/domain/publishing/networks/order-by-network'
import { derivePostState } from '@kadr/domain/publishing/posts/derive-post-state'
import type { Target } from '../targets/index.ts'
import type { listPostsWithAuthors } from './posts.repository.ts'

export type PostWithAuthor = Awaited<ReturnType<typeof listPostsWithAuthors>>[number]

const presentTarget = (target: Target): TargetShape => ({
  id: target.id,
  connectionId: target.connectionId,
  network: target.network,
  accountTitle: target.accountTitle,
  state: target.state,
  override: { text: target.overrideText, mediaIds: target.overrideMediaIds },
  settings: target.settings,
  failure: target.failure,
  waiting: target.waiting,
  isDraftAtNetwork: target.isDraftAtNetwork,
  notice: target.notice,
  url: target.url,
  publishedAt: target.publishedAt?.toISOString() ?? null,
  startedAt: target.startedAt?.toISOString() ?? null,
  nextAt: target.nextAt?.toISOString() ?? null,
})

const timeOf = ({ dueAt, wallTime, timeZone }: PostWithAuthor['post']): Post['time'] =>
  dueAt && wallTime && timeZone ? { at: dueAt.toISOString(), wallTime, timeZone } : null

export const presentPost = ({
  row: { post, author },
  targets,
  media,
  returned,
}: {
  row: PostWithAuthor
  targets: readonly Target[]
  media: ReadonlyMap<string, Resource>
  returned: PostReturn | undefined
}): Post => ({
  id: post.id,
  version: post.version,
  text: post.text,
  media: post.mediaIds.flatMap((id) => media.get(id) ?? []),
  utm: post.utm,
  erid: post.erid,
  advertiser: post.advertiser,
  time: timeOf(post),
  repeat: post.repeatRule,
  repeatOf: post.repeatOf,
  state: derivePostState(targets.map(({ state }) => state)),
  targets: orderByNetwork(targets).map(presentTarget),
  author: author && { id: author.id, name: displayName(author) },
  rubricId: post.rubricId,
  returned: returned ?? null,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
})
