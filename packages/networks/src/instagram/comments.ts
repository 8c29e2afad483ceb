import { failedAnswer, toActOutcome, toReadFailure } from '../_shared/conversation-failures.ts'
import { findNextPage, parseGraphTime } from '../_shared/graph-list.ts'
import { graphId, graphRemoved } from '../_shared/graph-wire.ts'
import { createItem, nobody, parentOf } from '../_shared/incoming-item.ts'
import { SETTLE_MS, toReconciled } from '../_shared/own-answer.ts'
import type { PostPage } from '../_shared/post-by-post.ts'
import { readPostByPost } from '../_shared/post-by-post.ts'
import type { Account, Failure } from '../account.ts'
import type { ActInput, Answering, IncomingItem, ReadInput } from '../conversations.ts'
import {
  type CommentPage,
  commentPage,
  type InstagramComment,
  threadPage,
} from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { callInstagram, GONE, isOwn, type Place } from './graph.ts'

const PAGE = '50'
const FIELDS = 'id,text,timestamp,username,from{id,username},hidden,parent_id'
/** Answers below one comment beyond the first page, in calls. */
const MAX_REPLY_PAGES = 4

const present = (of: {
  account: Account
  root: string
  comment: InstagramComment
  below: string | null
}): IncomingItem => {
  const { account, root, comment, below } = of
  const { id, from, username, text, timestamp, hidden, parent_id } = comment
  const name = from?.username ?? username
  return createItem({
    externalId: id,
    rootExternalId: root,
    parentExternalId: parentOf({ id, root, parent: parent_id ?? below }),
    author: from
      ? { externalId: from.id, name: null, handle: name ? `@${name}` : null }
      : nobody(id),
    isOurs: isOwn(account, from?.id),
    text,
    happenedAt: parseGraphTime(timestamp),
    isHidden: hidden ?? false,
  })
}

const readReplies = (of: Place & { id: string; after?: string | undefined }) =>
  callInstagram({
    ...of,
    method: 'GET',
    path: `${of.id}/replies`,
    params: { fields: FIELDS, limit: PAGE, after: of.after },
    schema: commentPage,
  })

/** What did not come with its comment. */
async function readRest(of: Place & { id: string; replies: CommentPage | undefined }) {
  const found: InstagramComment[] = [...(of.replies?.data ?? [])]
  let after = of.replies ? findNextAfter(of.replies) : null
  for (let page = 0; after && page < MAX_REPLY_PAGES; page += 1) {
    const read = await readReplies({ ...of, after })
    if (read.kind === 'failed') return { found, isWhole: false }
    found.push(...read.data.data)
    after = findNextAfter(read.data)
  }
  return { found, isWhole: after === null }
}

const findNextAfter = ({ paging }: CommentPage) => findNextPage({ data: [], paging })

async function readPage(of: ReadInput & { root: string; after: string | null }): Promise<PostPage> {
  const { ctx, account, root, after } = of
  const read = await callInstagram({
    ctx,
    account,
    method: 'GET',
    path: `${root}/comments`,
    params: {
      fields: `${FIELDS},replies.limit(${PAGE}){${FIELDS}}`,
      limit: PAGE,
      after: after ?? undefined,
    },
    schema: threadPage,
  })
  if (read.kind === 'failed') {
    if (read.failure.code === GONE) return { kind: 'none' }
    return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
  }
  const items: IncomingItem[] = []
  let isPartial = false
  for (const { replies, ...comment } of read.data.data) {
    items.push(present({ account, root, comment, below: null }))
    const { found, isWhole } = await readRest({ ctx, account, id: comment.id, replies })
    isPartial ||= !isWhole
    for (const reply of found) {
      items.push(present({ account, root, comment: reply, below: comment.id }))
    }
  }
  return { kind: 'page', items, next: findNextAfter(read.data), isPartial }
}

export const readComments = (input: ReadInput) =>
  readPostByPost(input, ({ post, after }) => readPage({ ...input, root: post.externalId, after }))

const isGone = ({ code }: Failure) => code === GONE

/** An answer to an answer hangs below the top comment. */
export const answerComment: Answering = {
  settleMs: SETTLE_MS,

  async submit({ ctx, account, item, text }) {
    const read = await callInstagram({
      ctx,
      account,
      method: 'POST',
      path: `${item.externalId}/replies`,
      params: { message: text },
      schema: graphId,
    })
    return read.kind === 'ok'
      ? { kind: 'published', post: { externalId: read.data.id, url: null, details: {} } }
      : failedAnswer({ title: TITLE, read, isGone: isGone(read.failure) })
  },

  async reconcile(answer) {
    const { ctx, account, item } = answer
    const top = item.parentExternalId ?? item.externalId
    const read = await readReplies({ ctx, account, id: top })
    if (read.kind === 'failed') {
      // With the comment its answers are gone: nothing of ours is there.
      return isGone(read.failure)
        ? { kind: 'absent' }
        : { kind: 'unreachable', failure: read.failure }
    }
    const root = item.rootExternalId
    const items = read.data.data.map((comment) => present({ account, root, comment, below: top }))
    return toReconciled({ items, answer, isWhole: findNextAfter(read.data) === null })
  },
}

const setHidden =
  (hide: 'true' | 'false') =>
  async ({ ctx, account, item }: ActInput) => {
    const path = item.externalId
    const call = { ctx, account, method: 'POST', path, params: { hide } } as const
    return toActOutcome({
      title: TITLE,
      read: await callInstagram({ ...call, schema: graphRemoved }),
      isGone,
    })
  }

export const hide = setHidden('true')
export const show = setHidden('false')

export const remove = async ({ ctx, account, item }: ActInput) => {
  const path = item.externalId
  const read = await callInstagram({ ctx, account, method: 'DELETE', path, schema: graphRemoved })
  return toActOutcome({ title: TITLE, read, isGone })
}
