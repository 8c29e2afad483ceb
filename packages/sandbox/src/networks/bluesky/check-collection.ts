import { objectAt, textAt, textsAt } from '../_shared/fields.ts'
import type { FakeReply } from '../fake-network.ts'
import type { Blobs } from './blobs.ts'
import { findProblem } from './check-record.ts'
import { badRecord, xrpcError } from './replies.ts'

type Fields = Readonly<Record<string, unknown>>
type Check = (of: {
  record: Fields
  did: string
  rkey: string
  blobs: Blobs
}) => FakeReply | undefined

const MAX_HIDDEN = 300

const bad = (collection: string, reason: string) =>
  xrpcError(400, 'InvalidRequest', `Invalid ${collection} record: ${reason}`)

const isRef = (ref: Fields) =>
  /^at:\/\/did:/.test(textAt(ref, 'uri') ?? '') && (textAt(ref, 'cid') ?? '') !== ''

/** Whether the post still exists is not looked at: an answer to nothing is written too. */
const checkPost: Check = ({ record, did, blobs }) => {
  if (record.reply !== undefined) {
    const reply = objectAt(record, 'reply')
    const wrong = ['root', 'parent'].find((name) => !isRef(objectAt(reply, name)))
    if (wrong) return badRecord(`Missing required key "uri" at $.reply.${wrong}`)
  }
  return findProblem({ record, did, blobs })
}

const checkLike: Check = ({ record }) => {
  if (!isRef(objectAt(record, 'subject'))) {
    return bad('app.bsky.feed.like', 'Missing required key "uri" at $.subject')
  }
  return textAt(record, 'createdAt')
    ? undefined
    : bad('app.bsky.feed.like', 'Record must have the property "createdAt"')
}

/** A gate stands under the key of its post. */
const checkGate: Check = ({ record, did, rkey }) => {
  const name = 'app.bsky.feed.threadgate'
  if (textAt(record, 'post') !== `at://${did}/app.bsky.feed.post/${rkey}`) {
    return bad(name, 'post must have the same record key')
  }
  if (!textAt(record, 'createdAt')) return bad(name, 'Record must have the property "createdAt"')
  return textsAt(record, 'hiddenReplies').length > MAX_HIDDEN
    ? bad(name, `array too big (maximum ${MAX_HIDDEN}) at $.hiddenReplies`)
    : undefined
}

const CHECKS: Readonly<Record<string, Check>> = {
  'app.bsky.feed.post': checkPost,
  'app.bsky.feed.like': checkLike,
  'app.bsky.feed.threadgate': checkGate,
}

/** Lexicon rules of the collections that are written here. */
export const checkRecord = ({
  collection,
  ...of
}: Parameters<Check>[0] & { collection: string }): FakeReply | undefined => {
  const check = CHECKS[collection]
  return check ? check(of) : xrpcError(400, 'InvalidRequest', 'Invalid collection NSID')
}
