import { toReadFailure } from '../_shared/conversation-failures.ts'
import { getEndpoint } from '../_shared/endpoint.ts'
import { createItem, parentOf } from '../_shared/incoming-item.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Account, NetworkContext } from '../account.ts'
import {
  type IncomingItem,
  OVERLAP_MS,
  type ReadInput,
  type ReadOutcome,
} from '../conversations.ts'
import {
  authorFeed,
  notifications,
  type PostAuthor,
  type PostRecord,
  type PostView,
  postRecord,
} from './conversation-wire.ts'
import { TITLE } from './failures.ts'
import { callReader, ownReader } from './reader.ts'

const PAGE = '100'
/** Likes, reposts and followers are not conversations. */
const REASONS = ['reply', 'mention', 'quote']

type Shown = { uri: string; cid: string; author: PostAuthor; record: PostRecord; indexedAt: string }

const mediaOf = ({ embed }: PostRecord): IncomingItem['media'] => {
  const type = embed?.$type ?? ''
  if (type.includes('.images')) return [{ kind: 'image', url: null }]
  return type.includes('.video') ? [{ kind: 'video', url: null }] : []
}

const keyOf = (uri: string) => uri.split('/').at(-1) ?? ''

/** The time of a record is its author's word; when the network saw it is the network's. */
export function present(of: {
  ctx: NetworkContext
  account: Account
  post: Shown
  kind: 'comment' | 'mention'
}): IncomingItem {
  const { ctx, account, post, kind } = of
  const { uri, cid, author, record, indexedAt } = post
  const root = kind === 'comment' ? record.reply?.root : undefined
  const rootExternalId = root?.uri ?? uri
  const handle = author.handle && author.handle !== 'handle.invalid' ? `@${author.handle}` : null
  return createItem({
    externalId: uri,
    kind,
    rootExternalId,
    parentExternalId:
      kind === 'comment'
        ? parentOf({ id: uri, root: rootExternalId, parent: record.reply?.parent.uri })
        : null,
    author: { externalId: author.did, name: author.displayName || null, handle },
    isOurs: author.did === account.profile.externalId,
    text: record.text,
    media: mediaOf(record),
    happenedAt: new Date(indexedAt),
    isHidden: null,
    held: null,
    url: `${getEndpoint({ ctx, name: 'site' })}/profile/${author.did}/post/${keyOf(uri)}`,
    details: { cid, rootUri: rootExternalId, rootCid: record.reply?.root.cid ?? cid },
  })
}

const failed = (failure: Parameters<typeof toReadFailure>[0]['failure']): ReadOutcome => ({
  kind: 'failed',
  failure: toReadFailure({ title: TITLE, failure }),
})

const endOf = (of: { input: ReadInput; dates: readonly Date[]; cursor: string | undefined }) => {
  const { input, dates, cursor } = of
  const from = input.since ? input.since.getTime() - OVERLAP_MS : Number.NEGATIVE_INFINITY
  const isPast = dates.every((at) => at.getTime() < from)
  return cursor && !isPast ? { cursor } : null
}

const cursorOf = ({ cursor }: ReadInput) =>
  typeof cursor?.cursor === 'string' ? { cursor: cursor.cursor } : {}

/** What others wrote to us. That it was seen is not told: it is the person's own mark. */
export async function readNotifications(input: ReadInput): Promise<ReadOutcome> {
  const { ctx, account } = input
  const read = await callReader({
    ctx,
    account,
    reader: ownReader,
    name: 'app.bsky.notification.listNotifications',
    query: { limit: PAGE, reasons: REASONS, ...cursorOf(input) },
    schema: notifications,
  })
  if (read.kind === 'failed') return failed(read.failure)
  const items = read.data.notifications.flatMap(({ reason, record: given, ...rest }) => {
    const record = parseOr(postRecord, given)
    if (!record || !REASONS.includes(reason)) return []
    const kind = reason === 'reply' && record.reply ? 'comment' : 'mention'
    return [present({ ctx, account, post: { ...rest, record }, kind })]
  })
  const dates = read.data.notifications.map(({ indexedAt }) => new Date(indexedAt))
  const cursor = endOf({ input, dates, cursor: read.data.cursor })
  return { kind: 'page', items, cursor, whole: [] }
}

/** Answers under our posts that we wrote elsewhere. */
export async function readOwnAnswers(input: ReadInput): Promise<ReadOutcome> {
  const { ctx, account } = input
  const did = account.profile.externalId
  const read = await callReader({
    ctx,
    account,
    reader: ownReader,
    name: 'app.bsky.feed.getAuthorFeed',
    query: { actor: did, limit: PAGE, filter: 'posts_with_replies', ...cursorOf(input) },
    schema: authorFeed,
  })
  if (read.kind === 'failed') return failed(read.failure)
  const own = read.data.feed
    .filter(({ post, reason }) => !reason && post.author.did === did)
    .map(({ post }): PostView => post)
  const items = own
    .filter(({ record }) => record.reply?.root.uri.startsWith(`at://${did}/`))
    .map((post) => present({ ctx, account, post, kind: 'comment' }))
  const dates = own.map(({ indexedAt }) => new Date(indexedAt))
  // A whole reading follows others to the beginning; of our own answers the latest are enough.
  const cursor = input.since ? endOf({ input, dates, cursor: read.data.cursor }) : null
  return { kind: 'page', items, cursor, whole: [] }
}
