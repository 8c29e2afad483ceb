import { systemClock } from '@kadr/kit/clock'
import { createHttpClient, type HttpClient } from '@kadr/kit/http-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bluesky } from '../../src/bluesky/index.ts'
import { createRecordKey } from '../../src/bluesky/record.ts'
import type { Account, NetworkContext } from '../../src/network-adapter.ts'
import type { MediaFile, Progress, Publication } from '../../src/publish.ts'
import { getAccount } from '../sign-in.ts'
import { type Peer, startPeer } from './start-peer.ts'

const told = z.object({
  server: z.string(),
  directory: z.string(),
  did: z.string(),
  handle: z.string(),
  password: z.string(),
  appPassword: z.string(),
})

let peer: Peer
let at: z.infer<typeof told>
let ctx: NetworkContext
let account: Account

beforeAll(async () => {
  peer = await startPeer('start-bluesky.mjs')
  at = told.parse(peer.told)
  ctx = {
    http: createHttpClient({ fetch, guardedFetch: fetch }),
    endpoints: {
      ...bluesky.endpoints,
      entryway: at.server,
      directory: at.directory,
      video: at.server,
    },
    app: { clientId: '', clientSecret: '' },
    clock: systemClock,
  }
  account = getAccount(await signIn(at.appPassword))
})
afterAll(() => peer?.stop())

function signIn(password: string) {
  const method = bluesky.connect.default
  if (method?.by !== 'password') throw new Error('Bluesky signs in by password')
  return method.finish({ ctx, username: at.handle, password })
}

/** A one-pixel PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const picture = (): MediaFile => ({
  kind: 'image',
  mimeType: 'image/png',
  size: PNG.length,
  width: 1,
  height: 1,
  durationSeconds: null,
  altText: 'Один пиксель',
  publicUrl: 'https://kadr.test/pixel.png',
  read: async ({ start, end }) => PNG.subarray(start, end),
})

const publicationOf = (given: Partial<Publication> = {}): Publication => ({
  key: crypto.randomUUID(),
  text: 'Осень 🍂 #кадр https://kadr.test/осень',
  media: [],
  settings: {},
  startedAt: new Date(),
  ...given,
})

async function ready(publication: Publication, given = ctx) {
  let progress: Progress = {}
  for (let calls = 0; calls < 20; calls += 1) {
    const outcome = await bluesky.publish.prepare({ ctx: given, account, publication, progress })
    if (outcome.kind === 'failed') throw new Error(outcome.failure.code)
    progress = JSON.parse(JSON.stringify(outcome.progress))
    if (outcome.kind === 'ready') return { ctx: given, account, publication, progress }
  }
  throw new Error('Preparing does not come to an end')
}

/** Reads from the server without the adapter's code. */
async function recordAt(publication: Publication) {
  const url = new URL(`${at.server}/xrpc/com.atproto.repo.getRecord`)
  url.search = new URLSearchParams({
    repo: at.did,
    collection: 'app.bsky.feed.post',
    rkey: createRecordKey(publication),
  }).toString()
  const response = await fetch(url)
  return response.ok ? Object(await response.json()).value : undefined
}

it('signs in with an app password and keeps the session, not the password', () => {
  expect(account.profile).toMatchObject({ externalId: at.did, handle: `@${at.handle}` })
  expect(account.profile.details.server).toBe(at.server)
  expect(account.tokens.scopes).toEqual(['com.atproto.appPass'])
  expect(account.tokens.accessExpiresAt?.getTime()).toBeGreaterThan(Date.now())
  expect(account.tokens.refreshExpiresAt?.getTime()).toBeGreaterThan(Date.now() + 86_400_000)
  expect(JSON.stringify(account)).not.toContain(at.appPassword)
})

it('says that a wrong password is wrong', async () => {
  expect(await signIn('abcd-efgh-ijkl-mnop')).toMatchObject({
    kind: 'failed',
    failure: { code: 'wrong_credentials' },
  })
})

it('refreshes the session', async () => {
  const outcome = await bluesky.tokens.refresh({ ctx, account })
  if (outcome.kind !== 'refreshed') throw new Error(JSON.stringify(outcome))
  expect(outcome.tokens.refreshToken).not.toBe(account.tokens.refreshToken)
  account = { ...account, tokens: outcome.tokens }
})

it('finds the account where no service keeps profiles', async () => {
  expect(await bluesky.profile({ ctx, account })).toMatchObject({
    kind: 'found',
    profile: { externalId: at.did, handle: `@${at.handle}` },
  })
})

it('publishes text with a picture, finds it by its key and takes it back', async () => {
  const publication = publicationOf({ media: [picture()] })
  const input = await ready(publication)
  expect(await bluesky.publish.reconcile(input)).toEqual({ kind: 'absent' })
  const outcome = await bluesky.publish.submit(input)
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  const record = await recordAt(publication)
  expect(record).toMatchObject({
    text: publication.text,
    langs: ['ru'],
    embed: { images: [{ alt: 'Один пиксель', image: { size: PNG.length } }] },
  })
  expect(record.facets).toHaveLength(2)
  expect(await bluesky.publish.reconcile(input)).toMatchObject({
    kind: 'published',
    post: { externalId: outcome.post.externalId },
  })
  const { post } = outcome
  expect(await bluesky.publish.remove({ ctx, account, post })).toEqual({ kind: 'removed' })
  expect(await bluesky.publish.reconcile(input)).toEqual({ kind: 'absent' })
  expect(await bluesky.publish.remove({ ctx, account, post })).toEqual({ kind: 'removed' })
})

it('does not publish twice what went out in silence', async () => {
  const deaf: HttpClient = async (request) => {
    const outcome = await ctx.http(request)
    return request.url.endsWith('createRecord') ? { kind: 'silent', reason: 'timeout' } : outcome
  }
  const publication = publicationOf()
  const input = await ready(publication, { ...ctx, http: deaf })
  expect(await bluesky.publish.submit(input)).toMatchObject({ kind: 'unknown' })
  expect(await bluesky.publish.reconcile({ ...input, ctx })).toMatchObject({ kind: 'published' })
  // The server rejects an existing key: a blind retry cannot create a second post either.
  expect(await bluesky.publish.submit({ ...input, ctx })).not.toMatchObject({ kind: 'published' })
  expect(await recordAt(publication)).toMatchObject({ text: publication.text })
})

it('is told that a text is too long', async () => {
  const input = await ready(publicationOf({ text: 'щ'.repeat(301) }))
  expect(await bluesky.publish.submit(input)).toMatchObject({
    kind: 'rejected',
    failure: { kind: 'permanent', action: 'edit' },
  })
})

it('answers to its own post', async () => {
  const publication = publicationOf({ settings: { chain: ['Дальше'] } })
  const outcome = await bluesky.publish.submit(await ready(publication))
  if (outcome.kind !== 'published') throw new Error(JSON.stringify(outcome))
  const reply = {
    ctx,
    account,
    root: outcome.post,
    parent: outcome.post,
    key: crypto.randomUUID(),
    text: 'Дальше',
    startedAt: new Date(),
  }
  expect(await bluesky.publish.reply?.submit(reply)).toMatchObject({ kind: 'published' })
  expect(await bluesky.publish.reply?.reconcile(reply)).toMatchObject({ kind: 'published' })
})

it('is rejected once the session has ended', async () => {
  const other = getAccount(await signIn(at.appPassword))
  await bluesky.tokens.revoke({ ctx, account: other })
  expect(await bluesky.tokens.refresh({ ctx, account: other })).toMatchObject({
    kind: 'rejected',
    failure: { kind: 'reauth' },
  })
})
