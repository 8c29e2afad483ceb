import { objectAt, objectsAt, textAt } from '../_shared/fields.ts'
import { readBearer } from '../_shared/grants.ts'
import type { FakeRequest } from '../fake-network.ts'
import { presentPost, type Reading, refuseReader } from './post-reader.ts'
import type { StoredRecord } from './records.ts'
import { SESSION_MESSAGES, type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import { authorOf, rootUriOf } from './voice.ts'

const MAX_DEPTH = 1000
const MAX_LISTED = 100

const parentUriOf = ({ value }: StoredRecord): string | undefined =>
  textAt(objectAt(objectAt(value, 'reply'), 'parent'), 'uri')

const countOf = ({ query }: FakeRequest, name: string, usual: number) => {
  const count = Number(query.get(name) ?? usual)
  return Number.isInteger(count) && count >= 0 && count <= MAX_DEPTH ? count : undefined
}

/** A post with what answers it, oldest first, to the asked depth. */
export const createThreadReader =
  (input: Reading): XrpcHandler =>
  (request) => {
    const refusal = refuseReader(input, request)
    if (refusal) return refusal
    const depth = countOf(request, 'depth', 6)
    const height = countOf(request, 'parentHeight', 80)
    if (depth === undefined || height === undefined) {
      return xrpcError(400, 'InvalidRequest', 'Error: depth can not be greater than 1000')
    }
    const now = input.clock.now()
    const find = (uri: string | undefined) =>
      input.records.all().find((one) => one.uri === uri && one.writtenAt <= now)
    const repliesTo = (uri: string) =>
      input.records
        .all()
        .filter((one) => parentUriOf(one) === uri && one.writtenAt <= now)
        .sort((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime())

    const view = (record: StoredRecord) => ({
      ...presentPost(record, now),
      replyCount: repliesTo(record.uri).length,
      ...input.records.gateOf(record),
    })
    const down = (record: StoredRecord, left: number): object => ({
      $type: 'app.bsky.feed.defs#threadViewPost',
      post: view(record),
      ...(left > 0 && { replies: repliesTo(record.uri).map((one) => down(one, left - 1)) }),
    })
    const up = (uri: string | undefined, left: number): object => {
      if (uri === undefined || left === 0) return {}
      const record = find(uri)
      const parent = record
        ? {
            $type: 'app.bsky.feed.defs#threadViewPost',
            post: view(record),
            ...up(parentUriOf(record), left - 1),
          }
        : { $type: 'app.bsky.feed.defs#notFoundPost', uri, notFound: true }
      return { parent }
    }

    const uri = request.query.get('uri') ?? ''
    if (!uri.startsWith('at://'))
      return xrpcError(400, 'InvalidRequest', 'Error: uri must be at-uri')
    const record = find(uri)
    if (!record) return xrpcError(400, 'NotFound', `Post not found: ${uri}`)
    return xrpcOk({ thread: { ...down(record, depth), ...up(parentUriOf(record), height) } })
  }

const mentions = ({ value }: StoredRecord, did: string) =>
  objectsAt(value, 'facets')
    .flatMap((facet) => objectsAt(facet, 'features'))
    .some((feature) => textAt(feature, 'did') === did)

const quotedUri = ({ value }: StoredRecord) =>
  textAt(objectAt(objectAt(value, 'embed'), 'record'), 'uri')

/** Why an account hears of a record, and of which of its posts. */
function reasonOf(
  record: StoredRecord,
  did: string,
): { reason: string; subject?: string } | undefined {
  if (record.did === did) return undefined
  const isOwn = (uri: string | undefined) => uri?.startsWith(`at://${did}/`) ?? false
  const subject = [parentUriOf(record), rootUriOf(record)].find(isOwn)
  if (subject !== undefined) return { reason: 'reply', subject }
  const quoted = quotedUri(record)
  if (quoted !== undefined && isOwn(quoted)) return { reason: 'quote', subject: quoted }
  return mentions(record, did) ? { reason: 'mention' } : undefined
}

/** What others did to an account, newest first. */
export const createNotificationReader =
  (input: Reading): XrpcHandler =>
  (request) => {
    const session = input.sessions.checkAccess(readBearer(request.headers))
    if (typeof session === 'string') return xrpcError(400, session, SESSION_MESSAGES[session])
    const { query } = request
    const limit = Number(query.get('limit') ?? 50)
    if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LISTED) {
      return xrpcError(400, 'InvalidRequest', 'Error: limit can not be greater than 100')
    }
    const reasons = query.getAll('reasons')
    const now = input.clock.now()
    const cursor = query.get('cursor') ?? ''
    const placeOf = ({ writtenAt, uri }: StoredRecord) => `${writtenAt.toISOString()}::${uri}`
    const all = input.records
      .all()
      .filter((record) => record.writtenAt <= now)
      .flatMap((record) => {
        const why = reasonOf(record, session.did)
        const isAsked = why && (reasons.length === 0 || reasons.includes(why.reason))
        return isAsked ? [{ record, why }] : []
      })
      .sort((a, b) => placeOf(b.record).localeCompare(placeOf(a.record)))
      .filter(({ record }) => cursor === '' || placeOf(record) < cursor)
    const shown = all.slice(0, limit)
    const last = shown.at(-1)
    return xrpcOk({
      notifications: shown.map(({ record, why }) => ({
        uri: record.uri,
        cid: record.cid,
        author: authorOf(record.did),
        reason: why.reason,
        ...(why.subject !== undefined && { reasonSubject: why.subject }),
        record: record.value,
        isRead: false,
        indexedAt: record.writtenAt.toISOString(),
        labels: [],
      })),
      // Like the service, it gives a cursor also after the last page.
      ...(last && { cursor: placeOf(last.record) }),
      priority: false,
    })
  }
