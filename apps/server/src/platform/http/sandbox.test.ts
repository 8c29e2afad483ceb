import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'

const people = { authenticate: async () => undefined, modules: [] }
const AUTHORIZE = '/sandbox/net/pinterest/oauth/'
let app: TestShell
let production: TestShell

beforeAll(async () => {
  app = await createTestShell(people)
  production = await createTestShell(people, { config: { isSandbox: false } })
})
afterAll(() => Promise.all([app.stop(), production.stop()]))

/** Signs in at the fake provider and returns the code. */
const consent = async (shell: TestShell) => {
  const form = new URLSearchParams({
    'request.client_id': 'kadr-local',
    'request.response_type': 'code',
    'request.redirect_uri': 'https://kadr.test/back',
    person: '2783136121146311751',
    scope: 'user_accounts:read',
    decision: 'allow',
  })
  const answer = await shell.http.inject({
    method: 'POST',
    url: AUTHORIZE,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  })
  return new URL(answer.headers.location ?? '').searchParams.get('code') ?? ''
}

const redeem = (shell: TestShell, code: string) =>
  shell.http.inject({
    method: 'POST',
    url: '/sandbox/net/pinterest/v5/oauth/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from('kadr-local:kadr-local-secret').toString('base64')}`,
    },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: 'https://kadr.test/back',
    }).toString(),
  })

it('plays the networks, forms and all', async () => {
  const tokens = (await redeem(app, await consent(app))).json()
  const account = await app.http.inject({
    url: '/sandbox/net/pinterest/v5/user_account',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(account.json()).toMatchObject({
    username: 'kadrstudio',
    profile_image: 'http://localhost:3000/sandbox/net/pinterest/_avatar/2783136121146311751',
  })
})

it('takes bodies larger than the API does, and does not compress or rewrap them', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/sandbox/net/bluesky/pds/xrpc/com.atproto.repo.uploadBlob',
    headers: { 'content-type': 'image/jpeg' },
    payload: Buffer.alloc(3 * 1024 * 1024),
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ error: 'ExpiredToken' })
})

it('knows its tokens after a restart', async () => {
  const { dataDir } = app.ctx.config
  const tokens = (await redeem(app, await consent(app))).json()
  const code = await consent(app)
  const again = await createTestShell(people, { config: { dataDir } })
  const account = await again.http.inject({
    url: '/sandbox/net/pinterest/v5/user_account',
    headers: { authorization: `Bearer ${tokens.access_token}` },
  })
  expect(account.statusCode).toBe(200)
  expect((await redeem(again, code)).statusCode).toBe(200)
  await again.stop()
})

it('shows its page', async () => {
  const page = await app.http.inject('/sandbox')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Песочница')
})

it.each(['/sandbox', '/sandbox/style.css', AUTHORIZE, '/sandbox/net/telegram/api/bot1:x/getMe'])(
  'does not exist outside the sandbox: %s',
  async (url) => {
    const inside = await app.http.inject(url)
    const outside = await production.http.inject(url)
    expect(outside.body).not.toBe(inside.body)
    expect(outside.body).not.toContain('Песочница')
    expect(outside.body).not.toContain('"ok":true')
  },
)
