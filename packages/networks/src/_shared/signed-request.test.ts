import { createMetaNotices, signRequest } from '@kadr/sandbox/networks/_shared/meta-notices'
import type { FakeWorld } from '@kadr/sandbox/networks/fake-network'
import { createMemory } from '@kadr/sandbox/networks/memory'
import { expect, it } from 'vitest'
import { readSignedRequest } from './signed-request.ts'

const app = { clientId: 'app', clientSecret: 'app-secret' }
const now = new Date('2026-11-15T09:00:00Z')
const signed = signRequest({ userId: '17841405000000201', clientSecret: app.clientSecret, now })

it('reads who a genuine notice is about, and since when', () => {
  expect(readSignedRequest({ app, signedRequest: signed })).toEqual({
    userId: '17841405000000201',
    issuedAt: now,
  })
})

const [signature = '', payload = ''] = signed.split('.')

it('accepts a padded signature', () => {
  expect(readSignedRequest({ app, signedRequest: `${signature}=.${payload}` })).toBeDefined()
})

const other = Buffer.from(
  JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at: 1, user_id: '1' }),
).toString('base64url')

it.each([
  ['nothing', ''],
  ['no payload', signature],
  ['another payload under the same signature', `${signature}.${other}`],
  ['no signature', `.${payload}`],
  ['a third part', `${signed}.x`],
  ['the secret of another application', signRequest({ userId: '1', clientSecret: 'other', now })],
])('refuses %s', (_what, signedRequest) => {
  expect(readSignedRequest({ app, signedRequest })).toBeUndefined()
})

it('refuses everything without a secret', () => {
  const keyless = signRequest({ userId: '1', clientSecret: '', now })
  const nobody = { clientId: 'app', clientSecret: '' }
  expect(readSignedRequest({ app: nobody, signedRequest: keyless })).toBeUndefined()
})

it('is sent by the sandbox to the addresses beside the page of sign-in', async () => {
  const sent: { url: string; body: string }[] = []
  const world: FakeWorld = {
    clock: { now: () => now },
    fetch: async (url, init) => {
      sent.push({ url: String(url), body: String(init?.body) })
      return new Response()
    },
    hostUrl: 'https://kadr.test/sandbox/net',
    serverUrl: 'http://127.0.0.1:3000/sandbox/net',
    memory: createMemory(),
  }
  const revoked: string[] = []
  const notices = createMetaNotices({
    world,
    network: 'threads',
    people: [{ id: '7', name: 'Анна', handle: '@anna' }],
    revoke: (id) => revoked.push(id),
  })
  const redirectUri = 'https://kadr.test/api/auth/threads/callback'
  notices.register('7', { clientId: app.clientId, redirectUri, userId: '7' })
  for (const { run } of notices.actions) run({ account: '7' })
  expect(revoked).toEqual(['7', '7'])
  expect(sent.map(({ url }) => url)).toEqual([
    'http://127.0.0.1:3000/api/auth/threads/deauthorize',
    'http://127.0.0.1:3000/api/auth/threads/delete-data',
  ])
  const signedRequest = new URLSearchParams(sent[0]?.body).get('signed_request') ?? ''
  expect(readSignedRequest({ app, signedRequest })).toMatchObject({ userId: '7' })
})
