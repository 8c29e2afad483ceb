import { estimatePostAudience } from '../_shared/audience.ts'
import { readBearer } from '../_shared/grants.ts'
import type { FakeClock } from '../fake-network.ts'
import { findByDid } from './accounts.ts'
import type { Records } from './records.ts'
import { SESSION_MESSAGES, type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import type { Sessions } from './sessions.ts'

const MAX_POSTS = 25

/** Posts with their counters; deleted ones are omitted. */
export const createPostReader =
  (input: { clock: FakeClock; records: Records; sessions: Sessions }): XrpcHandler =>
  ({ headers, query }) => {
    const session = input.sessions.checkAccess(readBearer(headers))
    if (typeof session === 'string') return xrpcError(400, session, SESSION_MESSAGES[session])
    const uris = query.getAll('uris')
    if (uris.length === 0 || uris.length > MAX_POSTS) {
      return xrpcError(400, 'InvalidRequest', 'Error: uris must not have more than 25 elements')
    }
    const posts = input.records
      .all()
      .filter(({ uri }) => uris.includes(uri))
      .map(({ uri, cid, did, value, writtenAt }) => {
        const now = input.clock.now()
        const audience = estimatePostAudience({ id: uri, createdAt: writtenAt, now })
        return {
          uri,
          cid,
          author: { did, handle: findByDid(did)?.handle },
          record: value,
          indexedAt: writtenAt.toISOString(),
          likeCount: audience.likes,
          repostCount: audience.shares,
          replyCount: audience.comments,
          quoteCount: 0,
          bookmarkCount: audience.saves,
        }
      })
    return xrpcOk({ posts })
  }
