import { createHash } from 'node:crypto'
import { objectAt, textAt } from '../_shared/fields.ts'
import { readBearer } from '../_shared/grants.ts'
import type { FakeClock, FakeReply, FakeRequest } from '../fake-network.ts'
import type { Memory } from '../memory.ts'
import type { Blobs } from './blobs.ts'
import { findProblem } from './check-record.ts'
import { SESSION_MESSAGES, type XrpcHandler, xrpcError, xrpcOk } from './replies.ts'
import type { Sessions } from './sessions.ts'

export type StoredRecord = {
  did: string
  rkey: string
  uri: string
  cid: string
  value: Readonly<Record<string, unknown>>
  writtenAt: Date
}

const TID = /^[234567abcdefghij][234567a-z]{12}$/
const COLLECTION = 'app.bsky.feed.post'

/** Repositories: records by the key chosen by the writer. */
export function createRecords(input: {
  clock: FakeClock
  memory: Memory
  sessions: Sessions
  blobs: Blobs
}) {
  const records = input.memory.table<StoredRecord>('bluesky/records')
  const uriOf = (did: string, rkey: string) => `at://${did}/${COLLECTION}/${rkey}`

  /** Runs `handle` for the owner of the named repository. */
  const own =
    (handle: (of: { did: string; rkey: string; request: FakeRequest }) => FakeReply): XrpcHandler =>
    (request) => {
      const session = input.sessions.checkAccess(readBearer(request.headers))
      if (typeof session === 'string') return xrpcError(400, session, SESSION_MESSAGES[session])
      const { fields } = request
      if (textAt(fields, 'repo') !== session.did) {
        return xrpcError(400, 'InvalidRequest', 'Could not find repo')
      }
      return handle({ did: session.did, rkey: textAt(fields, 'rkey') ?? '', request })
    }

  const create = own(({ did, rkey, request }) => {
    if (!TID.test(rkey)) return xrpcError(400, 'InvalidRequest', 'Invalid TID string')
    const value = objectAt(request.fields, 'record')
    const problem = findProblem({ record: value, did, blobs: input.blobs })
    if (problem) return problem
    const uri = uriOf(did, rkey)
    // The real server has no better error for an existing key.
    if (records.has(uri)) return xrpcError(500, 'InternalServerError', 'Internal Server Error')
    const cid = `bafyrei${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 52)}`
    records.set(uri, { did, rkey, uri, cid, value, writtenAt: input.clock.now() })
    return xrpcOk({ uri, cid, commit: { cid, rev: rkey }, validationStatus: 'valid' })
  })

  const read: XrpcHandler = ({ query }) => {
    const found = records.get(uriOf(query.get('repo') ?? '', query.get('rkey') ?? ''))
    if (!found) return xrpcError(400, 'RecordNotFound', 'Could not locate record')
    return xrpcOk({ uri: found.uri, cid: found.cid, value: found.value })
  }

  const remove = own(({ did, rkey }) => {
    records.delete(uriOf(did, rkey))
    return xrpcOk({})
  })

  return {
    add: (record: StoredRecord) => {
      records.set(record.uri, record)
    },
    forget: (uri: string) => {
      records.delete(uri)
    },
    backdate: (uri: string, at: Date) => {
      const record = records.get(uri)
      if (!record) return
      record.writtenAt = at
      record.value = { ...record.value, createdAt: at.toISOString() }
    },
    create,
    read,
    remove,
    all: (): readonly StoredRecord[] => [...records.values()],
    find: (did: string, rkey: string) => records.get(uriOf(did, rkey)),
    reset: () => records.clear(),
  }
}

export type Records = ReturnType<typeof createRecords>
