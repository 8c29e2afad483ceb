import * as z from 'zod/mini'
import type { Failure } from '../account.ts'
import {
  type IncomingItem,
  OVERLAP_MS,
  type ReadInput,
  type ReadOutcome,
} from '../conversations.ts'
import type { ItemRef } from '../metrics.ts'

export type PostPage =
  | {
      kind: 'page'
      items: readonly IncomingItem[]
      /** Of the next page below the same post. */
      next: string | null
      /** Something below a comment of this page was left unread. */
      isPartial?: boolean
    }
  /** The post is not there, or has no comments: the others are read. */
  | { kind: 'none' }
  | { kind: 'failed'; failure: Failure }

const place = z.object({
  post: z.string(),
  after: z.nullable(z.string()),
  isPartial: z._default(z.boolean(), false),
})

const isOld = (items: readonly IncomingItem[], since: Date | null) =>
  since !== null &&
  items.every(({ happenedAt }) => happenedAt.getTime() < since.getTime() - OVERLAP_MS)

/** Reads below our posts, one page a call, newest first. */
export async function readPostByPost(
  input: ReadInput,
  readPage: (of: { post: ItemRef; after: string | null }) => Promise<PostPage>,
): Promise<ReadOutcome> {
  const { posts, since } = input
  const asked = place.safeParse(input.cursor).data
  const index = asked ? posts.findIndex(({ externalId }) => externalId === asked.post) : 0
  const post = posts[index]
  if (!post) return { kind: 'page', items: [], cursor: null, whole: [] }
  const read = await readPage({ post, after: asked?.after ?? null })
  if (read.kind === 'failed') return read
  const following = posts[index + 1]
  const nextPost = following ? { post: following.externalId, after: null } : null
  if (read.kind === 'none') return { kind: 'page', items: [], cursor: nextPost, whole: [] }
  const isPartial = (asked?.isPartial ?? false) || (read.isPartial ?? false)
  if (read.next !== null && !isOld(read.items, since)) {
    const cursor = { post: post.externalId, after: read.next, isPartial }
    return { kind: 'page', items: read.items, cursor, whole: [] }
  }
  const isWhole = read.next === null && !isPartial
  return {
    kind: 'page',
    items: read.items,
    cursor: nextPost,
    whole: isWhole ? [post.externalId] : [],
  }
}
