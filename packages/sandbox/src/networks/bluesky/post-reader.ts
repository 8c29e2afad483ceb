import { estimatePostAudience } from '../_shared/audience.ts'
import { readBearer } from '../_shared/grants.ts'
import type { FakeClock, FakeRequest } from '../fake-network.ts'
import { findByDid } from './accounts.ts'
import type { Records, StoredRecord } from './records.ts'
import { SESSION_MESSAGES, type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import type { Sessions } from './sessions.ts'
import { authorOf } from './voice.ts'

const MAX_POSTS = 25
/** The public service needs no session. */
export const isPublicHost = ({ params }: FakeRequest) => params.host === 'public'

export type Reading = { clock: FakeClock; records: Records; sessions: Sessions }

export const presentPost = ({ uri, cid, did, value, writtenAt }: StoredRecord, now: Date) => {
  const audience = estimatePostAudience({ id: uri, createdAt: writtenAt, now })
  return {
    uri,
    cid,
    author: authorOf(did),
    record: value,
    indexedAt: writtenAt.toISOString(),
    likeCount: audience.likes,
    repostCount: audience.shares,
    replyCount: audience.comments,
    quoteCount: 0,
    bookmarkCount: audience.saves,
  }
}

/** The error of a request without a valid session, where one is needed. */
export const refuseReader = ({ sessions }: Reading, request: FakeRequest) => {
  if (isPublicHost(request)) return undefined
  const session = sessions.checkAccess(readBearer(request.headers))
  return typeof session === 'string'
    ? xrpcError(400, session, SESSION_MESSAGES[session])
    : undefined
}

/** Posts with their counters; deleted ones are omitted. */
export const createPostReader =
  (input: Reading): XrpcHandler =>
  (request) => {
    const refusal = refuseReader(input, request)
    if (refusal) return refusal
    const uris = request.query.getAll('uris')
    if (uris.length === 0 || uris.length > MAX_POSTS) {
      return xrpcError(400, 'InvalidRequest', 'Error: uris must not have more than 25 elements')
    }
    const now = input.clock.now()
    const posts = input.records
      .all()
      .filter(({ uri, writtenAt }) => uris.includes(uri) && writtenAt <= now)
      .map((record) => presentPost(record, now))
    return xrpcOk({ posts })
  }

/** Newest first, with replies unless they are left out; the cursor is the time of the last one. */
export const createFeedReader =
  (input: Reading): XrpcHandler =>
  (request) => {
    const refusal = refuseReader(input, request)
    if (refusal) return refusal
    const { query } = request
    const actor = query.get('actor') ?? ''
    if (!findByDid(actor)) return xrpcError(400, 'InvalidRequest', 'Profile not found')
    const limit = Math.min(100, Number(query.get('limit') ?? 50))
    const now = input.clock.now()
    const hasReplies = query.get('filter') !== 'posts_no_replies'
    const before = query.get('cursor') ?? new Date(now.getTime() + 1).toISOString()
    const all = input.records
      .all()
      .filter(({ did, value, writtenAt }) => {
        const isAsked = hasReplies || !('reply' in value)
        return did === actor && isAsked && writtenAt.toISOString() < before
      })
      .sort((a, b) => b.writtenAt.getTime() - a.writtenAt.getTime())
    const shown = all.slice(0, limit)
    const cursor = shown.at(-1)?.writtenAt.toISOString()
    return xrpcOk({
      feed: shown.map((record) => ({ post: presentPost(record, now) })),
      ...(all.length > shown.length && { cursor }),
    })
  }
