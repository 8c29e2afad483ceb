import { toReadFailure } from '../_shared/conversation-failures.ts'
import { type PostPage, readPostByPost } from '../_shared/post-by-post.ts'
import type { IncomingItem, ReadInput } from '../conversations.ts'
import { callVk } from './call.ts'
import { type Names, type Place, presentComment } from './comment-item.ts'
import { commentPage } from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { ownerOf } from './token.ts'

export const PAGE = 100
const IN_THREAD = 10
/** Long threads read on one page: each is a call. */
const MAX_THREADS = 10

const CLOSED = new Set(['vk_212', 'vk_104', 'vk_15', 'vk_18', 'vk_30'])

export const listComments = (
  of: Place & { post: string; comment?: string; offset?: number; sort: 'asc' | 'desc' },
) => {
  const { ctx, account, post, comment, offset, sort } = of
  return callVk({
    ctx,
    token: account.tokens.accessToken,
    method: 'wall.getComments',
    params: {
      owner_id: ownerOf(account),
      post_id: post.split('_')[1],
      comment_id: comment,
      count: PAGE,
      offset,
      sort,
      preview_length: 0,
      extended: true,
      fields: 'screen_name',
      thread_items_count: comment === undefined ? IN_THREAD : undefined,
    },
    schema: commentPage,
  })
}

async function readPage(of: Place & { root: string; offset: number }): Promise<PostPage> {
  const { ctx, account, root, offset } = of
  const place = { ctx, account }
  const read = await listComments({ ...place, post: root, offset, sort: 'desc' })
  if (read.kind === 'failed') {
    if (CLOSED.has(read.failure.code)) return { kind: 'none' }
    return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
  }
  const { items: found, current_level_count, count } = read.data
  const items: IncomingItem[] = []
  let isPartial = false
  let asked = 0
  const add = (comment: (typeof found)[number], names: Names) =>
    items.push(presentComment({ place, comment, root, names }))
  for (const { thread, ...comment } of found) {
    add(comment, read.data)
    const inThread = thread?.items ?? []
    if ((thread?.count ?? 0) <= inThread.length || asked >= MAX_THREADS) {
      isPartial ||= (thread?.count ?? 0) > inThread.length
      for (const answer of inThread) add(answer, read.data)
      continue
    }
    asked += 1
    const below = await listComments({ ...place, post: root, comment: comment.id, sort: 'desc' })
    if (below.kind === 'ok') for (const answer of below.data.items) add(answer, below.data)
    else for (const answer of inThread) add(answer, read.data)
    isPartial ||= below.kind === 'failed' || (thread?.count ?? 0) > below.data.items.length
  }
  const told = offset + found.length
  const isEnd = found.length === 0 || told >= (current_level_count ?? count)
  return { kind: 'page', items, next: isEnd ? null : String(told), isPartial }
}

/** By a token of a person: a key of a community may not list comments. */
export const readComments = (input: ReadInput) =>
  readPostByPost(input, ({ post, after }) =>
    readPage({ ...input, root: post.externalId, offset: Number(after ?? 0) }),
  )
