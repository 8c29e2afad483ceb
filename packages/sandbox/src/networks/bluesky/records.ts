import { createHash } from 'node:crypto'
import { objectAt, textAt } from '../_shared/fields.ts'
import { readBearer } from '../_shared/grants.ts'
import type { FakeClock, FakeReply, FakeRequest } from '../fake-network.ts'
import type { Memory } from '../memory.ts'
import type { Blobs } from './blobs.ts'
import { checkRecord } from './check-collection.ts'
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
const POST = 'app.bsky.feed.post'
const GATE = 'app.bsky.feed.threadgate'

/** Repositories: records by the key chosen by the writer. */
export function createRecords(input: {
  clock: FakeClock
  memory: Memory
  sessions: Sessions
  blobs: Blobs
}) {
  const records = input.memory.table<StoredRecord>('bluesky/records')
  const uriOf = (did: string, rkey: string, collection = POST) =>
    `at://${did}/${collection}/${rkey}`
  const isPost = ({ uri }: StoredRecord) => uri.includes(`/${POST}/`)

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
    const collection = textAt(request.fields, 'collection') ?? ''
    const problem = checkRecord({ collection, record: value, did, rkey, blobs: input.blobs })
    if (problem) return problem
    const uri = uriOf(did, rkey, collection)
    // The real server has no better error for an existing key.
    if (records.has(uri)) return xrpcError(500, 'InternalServerError', 'Internal Server Error')
    return write({ did, rkey, uri, value })
  })

  /** Replaces what is there. */
  const put = own(({ did, rkey, request }) => {
    if (!TID.test(rkey)) return xrpcError(400, 'InvalidRequest', 'Invalid TID string')
    const value = objectAt(request.fields, 'record')
    const collection = textAt(request.fields, 'collection') ?? ''
    const problem = checkRecord({ collection, record: value, did, rkey, blobs: input.blobs })
    return problem ?? write({ did, rkey, uri: uriOf(did, rkey, collection), value })
  })

  const write = ({ did, rkey, uri, value }: Omit<StoredRecord, 'cid' | 'writtenAt'>): FakeReply => {
    const cid = `bafyrei${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 52)}`
    records.set(uri, { did, rkey, uri, cid, value, writtenAt: input.clock.now() })
    return xrpcOk({ uri, cid, commit: { cid, rev: rkey }, validationStatus: 'valid' })
  }

  const read: XrpcHandler = ({ query }) => {
    const found = records.get(
      uriOf(query.get('repo') ?? '', query.get('rkey') ?? '', query.get('collection') ?? POST),
    )
    if (!found) return xrpcError(400, 'RecordNotFound', 'Could not locate record')
    return xrpcOk({ uri: found.uri, cid: found.cid, value: found.value })
  }

  const remove = own(({ did, rkey, request }) => {
    records.delete(uriOf(did, rkey, textAt(request.fields, 'collection') ?? ''))
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
    put,
    read,
    remove,
    /** Posts, answers among them. */
    all: (): readonly StoredRecord[] => [...records.values()].filter(isPost),
    /** The gate of a thread, which names the answers that its author hides. */
    gateOf: ({ did, rkey }: StoredRecord) => {
      const gate = records.get(uriOf(did, rkey, GATE))
      return gate && { threadgate: { uri: gate.uri, cid: gate.cid, record: gate.value, lists: [] } }
    },
    find: (did: string, rkey: string) => records.get(uriOf(did, rkey)),
    reset: () => records.clear(),
  }
}

export type Records = ReturnType<typeof createRecords>
