import { createHash } from 'node:crypto'
import { objectAt, textAt } from '../_shared/fields.ts'
import { strangerOf } from '../_strangers/people.ts'
import type { FakeVoice, Stranger } from '../fake-network.ts'
import { findByDid } from './accounts.ts'
import type { Records, StoredRecord } from './records.ts'

const ALPHABET = '234567abcdefghijklmnopqrstuvwxyz'

export const strangerDid = ({ number }: Stranger) =>
  `did:plc:${`zritel${ALPHABET[number] ?? '2'}`.padEnd(24, '3')}`

export const findStrangerByDid = (did: string) => strangerOf(did, strangerDid)

/** Whoever stands behind a DID. */
export const authorOf = (did: string) => {
  const person = findStrangerByDid(did)
  return person
    ? { did, handle: `${person.word.replace(/[._]/g, '-')}.bsky.social`, displayName: person.name }
    : { did, handle: findByDid(did)?.handle, displayName: findByDid(did)?.name }
}

/** Microseconds and a clock number in base32, as record keys are made. */
function createTid(at: Date, clock: number): string {
  let value = (BigInt(at.getTime()) * 1000n) << 10n
  value += BigInt(clock % 1024)
  let text = ''
  for (let place = 0; place < 13; place += 1) {
    text = `${ALPHABET[Number(value & 31n)] ?? '2'}${text}`
    value >>= 5n
  }
  return text
}

export const rootUriOf = ({ value }: Pick<StoredRecord, 'value'>): string | undefined =>
  textAt(objectAt(objectAt(value, 'reply'), 'root'), 'uri')

/** Strangers write records of their own, like everybody here. */
export function createVoice(records: Records): FakeVoice {
  const refOf = ({ uri, cid }: StoredRecord) => ({ uri, cid })

  const add = (of: { person: Stranger; at: Date; text: string; more: object }) => {
    const did = strangerDid(of.person)
    const rkey = createTid(of.at, records.all().length)
    const uri = `at://${did}/app.bsky.feed.post/${rkey}`
    const value = {
      $type: 'app.bsky.feed.post',
      text: of.text,
      createdAt: of.at.toISOString(),
      ...of.more,
    }
    const cid = `bafyrei${createHash('sha256').update(uri).digest('hex').slice(0, 52)}`
    records.add({ did, rkey, uri, cid, value, writtenAt: of.at })
    return uri
  }

  return {
    comment: ({ postId, answersTo, person, text, at }) => {
      const root = records.all().find(({ uri }) => uri === postId)
      const parent = records.all().find(({ uri }) => uri === (answersTo ?? postId))
      if (!root || !parent || rootUriOf(root) !== undefined) return undefined
      if (answersTo !== undefined && rootUriOf(parent) !== postId) return undefined
      const reply = { root: refOf(root), parent: refOf(parent) }
      return add({ person, text, at, more: { reply } })
    },
    remove: (uri) => records.forget(uri),
    mention: ({ accountId, person, text, at }) => {
      const handle = `@${findByDid(accountId)?.handle ?? ''}`
      const byteStart = Buffer.byteLength(`${text} `)
      const index = { byteStart, byteEnd: byteStart + Buffer.byteLength(handle) }
      const features = [{ $type: 'app.bsky.richtext.facet#mention', did: accountId }]
      return add({
        person,
        at,
        text: `${text} ${handle}`,
        more: { facets: [{ index, features }] },
      })
    },
    comments: () =>
      records
        .all()
        .filter((record) => rootUriOf(record) !== undefined)
        .map((record) => ({
          id: record.uri,
          postId: rootUriOf(record) ?? '',
          author: authorOf(record.did).displayName ?? '',
          text: textAt(record.value, 'text') ?? '',
          at: record.writtenAt,
        })),
  }
}
