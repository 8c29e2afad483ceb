import { toReadFailure } from '../_shared/conversation-failures.ts'
import { createItem, nobody } from '../_shared/incoming-item.ts'
import type { ReadPart } from '../_shared/read-parts.ts'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../account.ts'
import {
  type IncomingItem,
  OVERLAP_MS,
  type ReadInput,
  type ReadOutcome,
} from '../conversations.ts'
import { comments, threads, type YouTubeComment, type YouTubeThread } from './conversation-wire.ts'
import { getData } from './data-api.ts'
import { TITLE } from './failures.ts'

type Place = { ctx: NetworkContext; account: Account }
type Held = NonNullable<IncomingItem['held']>

export const PAGE = 100
const MAX_REPLY_PAGES = 5

const HELD: Readonly<Record<string, Held>> = {
  published: 'none',
  heldForReview: 'review',
  likelySpam: 'spam',
}

/** A comment on the channel itself has no video. */
export const present = (of: {
  account: Account
  comment: YouTubeComment
  videoId: string | undefined
  /** Null where YouTube does not tell it. */
  held: Held | null
}): IncomingItem => {
  const { account, comment, videoId, held } = of
  const { id, snippet } = comment
  const author = snippet.authorChannelId?.value
  const root = snippet.videoId ?? videoId
  const isEdited = snippet.updatedAt !== undefined && snippet.updatedAt !== snippet.publishedAt
  return createItem({
    externalId: id,
    rootExternalId: root ?? account.profile.externalId,
    parentExternalId: snippet.parentId ?? null,
    author: author
      ? { externalId: author, name: snippet.authorDisplayName ?? null, handle: null }
      : nobody(id),
    isOurs: author === account.profile.externalId,
    text: snippet.textOriginal ?? snippet.textDisplay,
    happenedAt: new Date(snippet.publishedAt),
    editedAt: isEdited ? new Date(snippet.updatedAt ?? '') : null,
    isHidden:
      snippet.moderationStatus === undefined ? null : snippet.moderationStatus === 'rejected',
    held: HELD[snippet.moderationStatus ?? ''] ?? held,
    url: root ? `https://www.youtube.com/watch?v=${root}&lc=${id}` : null,
  })
}

export const listReplies = (place: Place, query: Readonly<Record<string, string>>) =>
  getData({
    ...place,
    endpoint: 'api',
    path: '/comments',
    // A number of results is refused beside ids.
    query: {
      part: 'snippet',
      textFormat: 'plainText',
      ...(query.id === undefined && { maxResults: String(PAGE) }),
      ...query,
    },
    schema: comments,
  })

/** A thread comes with a few of its answers. */
async function readAnswers(place: Place, thread: YouTubeThread): Promise<Read<YouTubeComment[]>> {
  const given = thread.replies?.comments ?? []
  if (given.length >= thread.snippet.totalReplyCount) return { kind: 'ok', data: given }
  const found: YouTubeComment[] = []
  let pageToken: string | undefined
  for (let page = 0; page < MAX_REPLY_PAGES; page += 1) {
    const query = { parentId: thread.id, ...(pageToken && { pageToken }) }
    const read = await listReplies(place, query)
    if (read.kind === 'failed') return read
    found.push(...(read.data.items ?? []))
    pageToken = read.data.nextPageToken
    if (!pageToken) break
  }
  return { kind: 'ok', data: found }
}

async function readThreads(
  input: ReadInput,
  status: 'published' | 'heldForReview' | 'likelySpam',
): Promise<ReadOutcome> {
  const { ctx, account, since, cursor } = input
  const pageToken = typeof cursor?.after === 'string' ? cursor.after : undefined
  const read = await getData({
    ctx,
    account,
    endpoint: 'api',
    path: '/commentThreads',
    query: {
      part: 'snippet,replies',
      allThreadsRelatedToChannelId: account.profile.externalId,
      order: 'time',
      moderationStatus: status,
      textFormat: 'plainText',
      maxResults: String(PAGE),
      ...(pageToken && { pageToken }),
    },
    schema: threads,
  })
  if (read.kind === 'failed') {
    return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: read.failure }) }
  }
  const items: IncomingItem[] = []
  for (const thread of read.data.items ?? []) {
    const { videoId, topLevelComment } = thread.snippet
    const common = { account, videoId, held: HELD[status] ?? null }
    items.push(present({ ...common, comment: topLevelComment }))
    const answers = await readAnswers({ ctx, account }, thread)
    if (answers.kind === 'failed') {
      return { kind: 'failed', failure: toReadFailure({ title: TITLE, failure: answers.failure }) }
    }
    items.push(...answers.data.map((comment) => present({ ...common, comment })))
  }
  const from = since ? since.getTime() - OVERLAP_MS : Number.NEGATIVE_INFINITY
  const isPast = items.every(({ happenedAt }) => happenedAt.getTime() < from)
  const { nextPageToken } = read.data
  const next = nextPageToken && !isPast ? { after: nextPageToken } : null
  return { kind: 'page', items, cursor: next, whole: [] }
}

/** One unit for a hundred threads of all videos; what is held back is listed apart, and only to the owner. */
export const parts: readonly ReadPart[] = (
  ['published', 'heldForReview', 'likelySpam'] as const
).map((status) => ({
  name: status,
  isOn: () => true,
  read: (input) => readThreads(input, status),
}))
