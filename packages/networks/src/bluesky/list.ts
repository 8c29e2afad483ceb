import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext } from '../account.ts'
import type { FoundItem, ListItems } from '../metrics.ts'
import { callReader, type Reader } from './reader.ts'
import { type FeedPost, feedPage } from './wire.ts'

const PAGE = 100

const KINDS: readonly { part: string; kind: FoundItem['kind'] }[] = [
  { part: 'video', kind: 'video' },
  { part: 'images', kind: 'images' },
  { part: 'external', kind: 'link' },
]

const kindOf = ({ embed }: FeedPost): FoundItem['kind'] => {
  const type = embed?.$type ?? ''
  const kind = KINDS.find(({ part }) => type.includes(`.${part}`))?.kind ?? 'text'
  return kind === 'images' && (embed?.images?.length ?? 1) < 2 ? 'image' : kind
}

const present = ({ ctx, post }: { ctx: NetworkContext; post: FeedPost }): FoundItem => {
  const key = post.uri.split('/').pop() ?? ''
  return {
    externalId: post.uri,
    details: {},
    publishedAt: new Date(post.record.createdAt),
    caption: post.record.text ?? '',
    kind: kindOf(post),
    durationSeconds: null,
    permalink: `${getEndpoint({ ctx, name: 'site' })}/profile/${post.author.did}/post/${key}`,
    thumbnailUrl: post.embed?.images?.[0]?.thumb ?? post.embed?.thumbnail ?? null,
  }
}

/** Own posts without replies; reposts of others are left out. */
export const listBy =
  (reader: Reader): ListItems =>
  async ({ ctx, account, cursor }) => {
    const { externalId } = account.profile
    const read = await callReader({
      ctx,
      account,
      reader,
      name: 'app.bsky.feed.getAuthorFeed',
      query: {
        actor: externalId,
        limit: String(PAGE),
        filter: 'posts_no_replies',
        ...(cursor && { cursor }),
      },
      schema: feedPage,
    })
    if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
    const items = read.data.feed
      .filter(({ post, reason }) => !reason && post.author.did === externalId)
      .map(({ post }) => present({ ctx, post }))
    return { kind: 'found', items, next: read.data.cursor ?? null }
  }
