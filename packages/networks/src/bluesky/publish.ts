import { getEndpoint } from '../_shared/endpoint.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type {
  Publish,
  PublishedPost,
  ReconcileOutcome,
  ReplyInput,
  SubmitOutcome,
} from '../publish.ts'
import { findPeople, prepare, preparedOf } from './prepare.ts'
import { buildRecord, COLLECTION, createEmbed, createRecordKey } from './record.ts'
import { blueskySettings } from './settings.ts'
import { getServer } from './tokens.ts'
import { anything, writtenRecord } from './wire.ts'
import { callXrpc } from './xrpc.ts'

type RecordRef = { ctx: NetworkContext; account: Account; rkey: string }

const sessionOf = ({ ctx, account }: Omit<RecordRef, 'rkey'>) => ({
  ctx,
  host: getServer({ ctx, account }),
  token: account.tokens.accessToken,
})

const addressOf = ({ account, rkey }: RecordRef) => ({
  repo: account.profile.externalId,
  collection: COLLECTION,
  rkey,
})

function postOf(place: RecordRef & { uri: string; cid: string | undefined }): PublishedPost {
  const site = getEndpoint({ ctx: place.ctx, name: 'site' })
  return {
    externalId: place.uri,
    url: `${site}/profile/${place.account.profile.externalId}/post/${place.rkey}`,
    details: { rkey: place.rkey, ...(place.cid && { cid: place.cid }) },
  }
}

async function createRecord(place: RecordRef & { record: unknown }): Promise<SubmitOutcome> {
  const read = await callXrpc({
    ...sessionOf(place),
    method: 'POST',
    name: 'com.atproto.repo.createRecord',
    json: { ...addressOf(place), record: place.record },
    schema: writtenRecord,
  })
  if (read.kind === 'ok')
    return { kind: 'published', post: postOf({ ...place, ...withCid(read.data) }) }
  if (read.isAmbiguous) return { kind: 'unknown', code: read.failure.code }
  // An expired blob is uploaded again.
  return read.failure.code === 'blob_not_found'
    ? { kind: 'rejected', failure: read.failure, progress: {} }
    : { kind: 'rejected', failure: read.failure }
}

const withCid = ({ uri, cid }: { uri: string; cid?: string | undefined }) => ({ uri, cid })

/** The record key was ours: the record exists under it or was never written. */
async function findRecord(place: RecordRef): Promise<ReconcileOutcome> {
  const read = await callXrpc({
    ...sessionOf(place),
    method: 'GET',
    name: 'com.atproto.repo.getRecord',
    query: addressOf(place),
    schema: writtenRecord,
  })
  if (read.kind === 'ok')
    return { kind: 'published', post: postOf({ ...place, ...withCid(read.data) }) }
  return read.failure.code === 'RecordNotFound'
    ? { kind: 'absent' }
    : { kind: 'unreachable', failure: read.failure }
}

export const reply: NonNullable<Publish['reply']> = {
  outlivesRoot: true,
  texts: ({ settings }) => blueskySettings.parse(settings).chain,
  submit: async (input: ReplyInput) => {
    const { languages } = blueskySettings.parse(input.settings ?? {})
    const people = await findPeople(input)
    const record = buildRecord({ ...input, languages, people, reply: input })
    return createRecord({ ...input, rkey: createRecordKey(input), record })
  },
  reconcile: (input) => findRecord({ ...input, rkey: createRecordKey(input) }),
}

export const publish: Publish = {
  prepare,
  reply,

  submit: (input) => {
    const { publication } = input
    const settings = blueskySettings.parse(publication.settings)
    const { people = {}, blobs, thumb } = preparedOf(input.progress)
    const record = buildRecord({
      ...publication,
      languages: settings.languages,
      people,
      embed: createEmbed({ media: publication.media, blobs, thumb, settings }),
    })
    return createRecord({ ...input, rkey: createRecordKey(publication), record })
  },

  // A record is visible as soon as it is written.
  status: async (input) => {
    const outcome = await findRecord({ ...input, rkey: createRecordKey(input.publication) })
    if (outcome.kind === 'published' || outcome.kind === 'unreachable') return outcome
    return { kind: 'processing', seconds: 1 }
  },

  reconcile: (input) => findRecord({ ...input, rkey: createRecordKey(input.publication) }),

  async remove({ ctx, account, post }) {
    const rkey = post.details.rkey ?? post.externalId.split('/').at(-1) ?? ''
    const place = { ctx, account, rkey }
    const read = await callXrpc({
      ...sessionOf(place),
      method: 'POST',
      name: 'com.atproto.repo.deleteRecord',
      json: addressOf(place),
      schema: anything,
    })
    return read.kind === 'ok' ? { kind: 'removed' } : { kind: 'failed', failure: read.failure }
  },
}
