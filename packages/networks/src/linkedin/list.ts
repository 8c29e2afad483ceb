import type { FoundItem, ListItems } from '../metrics.ts'
import { authorOf, isOrganization, readRest } from './api.ts'
import { fromLittleText } from './little-text.ts'
import { findClosed } from './member-metrics.ts'
import { MEMBER_POSTS_SCOPE } from './tokens.ts'
import { postList } from './wire.ts'

const PAGE = 50

type Listed = {
  content?: { media?: { id: string } | undefined; [part: string]: unknown } | undefined
}

const kindOf = ({ content }: Listed): FoundItem['kind'] => {
  if (!content) return 'text'
  if ('multiImage' in content) return 'images'
  if ('article' in content) return 'link'
  const id = content.media?.id ?? ''
  if (id.startsWith('urn:li:video:')) return 'video'
  return id.startsWith('urn:li:document:') ? 'images' : 'image'
}

/** Posts of a page; those of a member only where LinkedIn let the application read them. */
export const list: ListItems = async ({ ctx, account, cursor }) => {
  const closed = isOrganization(account) ? undefined : findClosed(account, MEMBER_POSTS_SCOPE)
  if (closed) return closed
  const start = Number(cursor ?? 0)
  const read = await readRest({
    ctx,
    account,
    method: 'GET',
    path: '/posts',
    query: {
      q: 'author',
      author: authorOf(account),
      start: String(start),
      count: String(PAGE),
      sortBy: 'CREATED',
    },
    schema: postList,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { elements } = read.data
  const items = elements.flatMap((post): FoundItem[] => {
    const at = post.publishedAt ?? post.createdAt
    if (at === undefined) return []
    return [
      {
        externalId: post.id,
        details: {},
        publishedAt: new Date(at),
        caption: fromLittleText(post.commentary ?? ''),
        kind: kindOf(post),
        durationSeconds: null,
        permalink: `https://www.linkedin.com/feed/update/${post.id}`,
        thumbnailUrl: null,
      },
    ]
  })
  return {
    kind: 'found',
    items,
    next: elements.length === PAGE ? String(start + PAGE) : null,
  }
}
