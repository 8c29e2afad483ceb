import { toReadFailure } from '../_shared/conversation-failures.ts'
import { createItem, parentOf } from '../_shared/incoming-item.ts'
import { type PostPage, readPostByPost } from '../_shared/post-by-post.ts'
import type { Account, NetworkContext } from '../account.ts'
import type { IncomingItem, ReadInput } from '../conversations.ts'
import { authorOf, readRest } from './api.ts'
import { commentPage, type LinkedInComment } from './conversation-wire.ts'
import { TITLE } from './failures.ts'

type Place = { ctx: NetworkContext; account: Account }

export const PAGE = 100
/** Comments whose answers are asked for on one page: each is a call of a small daily number. */
const MAX_THREADS = 20

export const urnOf = (
  object: string,
  { commentUrn, id }: Pick<LinkedInComment, 'commentUrn' | 'id'>,
) => commentUrn ?? (id.startsWith('urn:') ? id : `urn:li:comment:(${object},${id})`)

/** LinkedIn tells its people by urns only. */
export const present = (of: {
  account: Account
  root: string
  comment: LinkedInComment
}): IncomingItem => {
  const { account, root, comment } = of
  const { actor, created, lastModified } = comment
  const object = comment.object ?? root
  const externalId = urnOf(object, comment)
  const isEdited = lastModified !== undefined && lastModified.time > created.time
  return createItem({
    externalId,
    rootExternalId: root,
    parentExternalId: parentOf({ id: externalId, root, parent: comment.parentComment }),
    author: { externalId: actor, name: null, handle: null },
    isOurs: actor === authorOf(account),
    text: comment.message?.text ?? '',
    media: (comment.content ?? []).map(({ type }) => ({
      kind: type === 'IMAGE' ? ('image' as const) : ('other' as const),
      url: null,
    })),
    happenedAt: new Date(created.time),
    editedAt: isEdited ? new Date(lastModified.time) : null,
    isHidden: null,
    held: null,
    url: `https://www.linkedin.com/feed/update/${root}`,
    details: { object, id: externalId.split(',').at(-1)?.replace(')', '') ?? comment.id },
  })
}

export const listComments = ({ of, start, ...place }: Place & { of: string; start: number }) =>
  readRest({
    ...place,
    method: 'GET',
    path: `/socialActions/${encodeURIComponent(of)}/comments`,
    query: { start: String(start), count: String(PAGE) },
    schema: commentPage,
  })

const hasAnswers = ({ commentsSummary }: LinkedInComment) =>
  (commentsSummary?.aggregatedTotalComments ?? commentsSummary?.totalFirstLevelComments ?? 0) > 0

async function readPage(of: Place & { root: string; start: number }): Promise<PostPage> {
  const { ctx, account, root, start } = of
  const read = await listComments({ ctx, account, of: root, start })
  if (read.kind === 'failed') {
    if (read.failure.code === 'http_404' || read.failure.code === 'NOT_FOUND')
      return { kind: 'none' }
    return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
  }
  const { elements, paging } = read.data
  const items = elements.map((comment) => present({ account, root, comment }))
  const threads = elements.filter(hasAnswers)
  let isPartial = threads.length > MAX_THREADS
  for (const comment of threads.slice(0, MAX_THREADS)) {
    const urn = urnOf(comment.object ?? root, comment)
    const below = await listComments({ ctx, account, of: urn, start: 0 })
    if (below.kind === 'failed') {
      isPartial = true
      continue
    }
    isPartial ||= below.data.elements.length >= PAGE
    items.push(
      ...below.data.elements.map((answer) =>
        present({ account, root, comment: { parentComment: urn, ...answer } }),
      ),
    )
  }
  const told = start + elements.length
  const isEnd = elements.length === 0 || told >= (paging?.total ?? 0)
  return { kind: 'page', items, next: isEnd ? null : String(told), isPartial }
}

export const readComments = (input: ReadInput) =>
  readPostByPost(input, ({ post, after }) =>
    readPage({ ...input, root: post.externalId, start: Number(after ?? 0) }),
  )
