import { toReadFailure } from '../_shared/conversation-failures.ts'
import { type PostPage, readPostByPost } from '../_shared/post-by-post.ts'
import type { IncomingItem, ReadInput } from '../conversations.ts'
import { callVk } from './call.ts'
import { type Names, type Place, presentComment } from './comment-item.ts'
import { commentPage, type VkComment, type VkCommentPage } from './conversation-wire.ts'
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

type Thread = VkCommentPage['items'][number]

/** What a thread has: a few answers come with it, the others by a call. */
async function readThread(
  of: Place & { root: string; comment: Thread; names: Names; mayAsk: boolean },
): Promise<{ items: readonly IncomingItem[]; isWhole: boolean }> {
  const { comment, root, names, mayAsk, ...place } = of
  const given = comment.thread?.items ?? []
  const count = comment.thread?.count ?? 0
  const show = (answers: readonly VkComment[], by: Names) =>
    answers.map((answer) => presentComment({ place, comment: answer, root, names: by }))
  if (count <= given.length) return { items: show(given, names), isWhole: true }
  const below = mayAsk
    ? await listComments({ ...place, post: root, comment: comment.id, sort: 'desc' })
    : undefined
  if (below?.kind !== 'ok') return { items: show(given, names), isWhole: false }
  const { items } = below.data
  return { items: show(items, below.data), isWhole: count <= items.length }
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
  const names = read.data
  const items: IncomingItem[] = []
  let isPartial = false
  let asked = 0
  for (const comment of found) {
    items.push(presentComment({ place, comment, root, names }))
    const isLong = (comment.thread?.count ?? 0) > (comment.thread?.items.length ?? 0)
    const thread = await readThread({
      ...place,
      root,
      comment,
      names,
      mayAsk: asked < MAX_THREADS,
    })
    if (isLong) asked += 1
    items.push(...thread.items)
    isPartial ||= !thread.isWhole
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
