import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type GoogleProvider, startGoogleProvider } from '../../../test/google-provider.ts'
import { call } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'

let app: TestShell
let provider: GoogleProvider

beforeAll(async () => {
  provider = await startGoogleProvider('http://localhost:3000')
  app = await createTestApp({ config: { google: provider.config } })
})
afterAll(async () => {
  await app.stop()
  provider.stop()
})

const signedIn = z.object({ token: z.string(), user: z.looseObject({ id: z.string() }) })

const begin = async (cookie?: string) => {
  const answer = await call(app, {
    method: 'POST',
    path: '/auth/google/begin',
    body: {},
    ...(cookie && { headers: { cookie } }),
  })
  const { url } = z.object({ url: z.string() }).parse(answer.data)
  const [set] = answer.cookies
  return { url, cookie: `${set?.name}=${set?.value}`, set }
}

const finish = ({ body, cookie }: { body: object; cookie?: string }) =>
  call(app, {
    method: 'POST',
    path: '/auth/google/callback',
    body,
    ...(cookie && { headers: { cookie } }),
  })

const failure = {
  status: 401,
  error: { code: 'GOOGLE_SIGN_IN_FAILED', message: 'Failed to authenticate with Google' },
}

it('signs a person in by code and knows them again', async () => {
  const ids = []
  for (const _ of [1, 2]) {
    const { url, cookie } = await begin()
    const body = await provider.choose({ url, label: 'Анна' })
    const { user, token } = signedIn.parse((await finish({ body, cookie })).data)
    expect(user).toMatchObject({ firstName: 'Анна', lastName: 'Смирнова' })
    expect((await call(app, { path: '/users/me/sign-ins', token })).data).toMatchObject([
      { provider: 'google', label: 'anna@example.com' },
    ])
    ids.push(user.id)
  }
  expect(ids[0]).toBe(ids[1])
})

it('begins a new profile with the currency the visitor has chosen, and changes none later', async () => {
  const currencies = []
  for (const currency of ['BYN', 'USD', 'EUR']) {
    const { url, cookie } = await begin()
    const body = await provider.choose({ url, label: 'Борис' })
    const answer = await finish({ body: { ...body, currency }, cookie })
    currencies.push(
      answer.status === 200 ? signedIn.parse(answer.data).user.selectedCurrency : answer.status,
    )
  }
  expect(currencies).toEqual(['BYN', 'BYN', 400])
})

it('begins with a state, a nonce and PKCE, bound to a cookie no script can read', async () => {
  const { url, set } = await begin()
  const query = new URL(url).searchParams
  expect(query.get('redirect_uri')).toBe('http://localhost:3000/login/google')
  expect(query.get('code_challenge_method')).toBe('S256')
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(query.get(name)).toMatch(/^[\w-]{43}$/)
  }
  expect(set).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth/google',
    maxAge: 600,
  })
})

it('lets two tabs of one browser sign in side by side', async () => {
  const first = await begin()
  const second = await begin(first.cookie)
  for (const tab of [first, second]) {
    const body = await provider.choose({ url: tab.url, label: 'Борис' })
    expect((await finish({ body, cookie: second.cookie })).status).toBe(200)
  }
})

describe('an answer is refused', () => {
  it('in another browser, or in none', async () => {
    const { url } = await begin()
    const stranger = await begin()
    const body = await provider.choose({ url, label: 'Анна' })
    expect(await finish({ body })).toMatchObject(failure)
    expect(await finish({ body, cookie: stranger.cookie })).toMatchObject(failure)
    expect(await finish({ body, cookie: 'kadr_google=short' })).toMatchObject(failure)
  })

  it('the second time, even when the first failed', async () => {
    const { url, cookie } = await begin()
    const body = await provider.choose({ url, label: 'Анна' })
    expect((await finish({ body, cookie })).status).toBe(200)
    expect(await finish({ body, cookie })).toMatchObject(failure)

    const again = await begin()
    const good = await provider.choose({ url: again.url, label: 'Анна' })
    const bad = { ...good, code: 'wrong' }
    expect(await finish({ body: bad, cookie: again.cookie })).toMatchObject(failure)
    expect(await finish({ body: good, cookie: again.cookie })).toMatchObject(failure)
  })

  it('with the code of another flow: its challenge does not fit', async () => {
    const first = await begin()
    const second = await begin(first.cookie)
    const stolen = await provider.choose({ url: first.url, label: 'Борис' })
    const own = await provider.choose({ url: second.url, label: 'Анна' })
    const body = { ...own, code: stolen.code }
    expect(await finish({ body, cookie: second.cookie })).toMatchObject(failure)
  })

  it('from another issuer', async () => {
    const { url, cookie } = await begin()
    const good = await provider.choose({ url, label: 'Анна' })
    const body = { ...good, iss: 'https://evil.example' }
    expect(await finish({ body, cookie })).toMatchObject(failure)
  })

  it('with an unknown state', async () => {
    const { cookie } = await begin()
    expect(await finish({ body: { code: 'x', state: 'y' }, cookie })).toMatchObject(failure)
  })
})

it('says that Google is unavailable, and recovers when it is back', async () => {
  const config = { ...provider.config, issuer: 'http://127.0.0.1:1/sandbox/google' }
  const lost = await createTestApp({ config: { google: config } })
  const off = await createTestApp({ config: { isSandbox: false, google: null } })
  try {
    for (const broken of [lost, off]) {
      const answer = await call(broken, { method: 'POST', path: '/auth/google/begin', body: {} })
      expect(answer).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } })
    }
    config.issuer = provider.config.issuer
    const answer = await call(lost, { method: 'POST', path: '/auth/google/begin', body: {} })
    expect(answer.status).toBe(200)
  } finally {
    await lost.stop()
    await off.stop()
  }
})

it('reaches its own sandbox without leaving the process, whatever the public address is', async () => {
  const probe = await startGoogleProvider('http://unused')
  const port = Number(new URL(probe.config.issuer).port)
  probe.stop()
  const local = await createTestApp({
    config: { publicUrl: 'http://kadr.invalid', host: '127.0.0.1', port },
  })
  try {
    await local.http.listen({ host: '127.0.0.1', port })
    const answer = await call(local, { method: 'POST', path: '/auth/google/begin', body: {} })
    expect(answer.data).toMatchObject({
      url: expect.stringContaining('http://kadr.invalid/sandbox/google/'),
    })
  } finally {
    await local.stop()
  }
})
