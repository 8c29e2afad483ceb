import { type OauthProvider, oauthProvider } from '@kadr/contract/identity/users'
import { PROVIDER_NAMES } from '@kadr/domain/identity/provider-names'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../test/people.ts'
import { type SignInProviders, startSignInProviders } from '../../../../test/sign-in-providers.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let providers: SignInProviders

beforeAll(async () => {
  providers = await startSignInProviders('http://localhost:3000')
  app = await createTestApp({ config: { signIn: providers.signIn } })
})
afterAll(async () => {
  await app.stop()
  providers.stop()
})

const signedIn = z.object({ token: z.string(), user: z.looseObject({ id: z.string() }) })

const begin = async (provider: OauthProvider, cookie?: string) => {
  const answer = await call(app, {
    method: 'POST',
    path: `/auth/${provider}/begin`,
    body: {},
    ...(cookie && { headers: { cookie } }),
  })
  const { url } = z.object({ url: z.string() }).parse(answer.data)
  const [set] = answer.cookies
  return { url, cookie: `${set?.name}=${set?.value}`, set }
}

const finish = (provider: OauthProvider, { body, cookie }: { body: object; cookie?: string }) =>
  call(app, {
    method: 'POST',
    path: `/auth/${provider}/callback`,
    body,
    ...(cookie && { headers: { cookie } }),
  })

const signInBy = async (provider: OauthProvider, label: string) => {
  const { url, cookie } = await begin(provider)
  return finish(provider, { body: await providers.choose({ url, label }), cookie })
}

/** By what each account is recognised: only Google vouches for addresses. */
const LABELS: Readonly<Record<OauthProvider, string>> = {
  google: 'anna@example.com',
  vk: 'Анна Смирнова',
  yandex: 'anna',
}

describe.each(oauthProvider.options)('%s', (provider) => {
  const failure = {
    status: 401,
    error: {
      code: 'SIGN_IN_FAILED',
      message: `Failed to authenticate with ${PROVIDER_NAMES[provider]}`,
    },
  }

  it('signs a person in by code and knows them again', async () => {
    const ids = []
    for (const _ of [1, 2]) {
      const { user, token } = signedIn.parse((await signInBy(provider, 'Анна')).data)
      expect(user).toMatchObject({
        firstName: 'Анна',
        lastName: 'Смирнова',
        photoUrl: expect.any(String),
      })
      expect((await call(app, { path: '/users/me/sign-ins', token })).data).toMatchObject([
        { provider, label: LABELS[provider] },
      ])
      ids.push(user.id)
    }
    expect(ids[0]).toBe(ids[1])
    const { rows } = await app.database.pool.query(
      'select subject, source from consents where user_id = $1',
      [ids[0]],
    )
    expect(rows).toEqual([{ subject: 'processing', source: provider }])
  })

  it('begins a new profile with the currency the visitor has chosen, and changes none later', async () => {
    const currencies = []
    for (const currency of ['BYN', 'USD', 'EUR']) {
      const { url, cookie } = await begin(provider)
      const body = await providers.choose({ url, label: 'Борис' })
      const answer = await finish(provider, { body: { ...body, currency }, cookie })
      currencies.push(
        answer.status === 200 ? signedIn.parse(answer.data).user.selectedCurrency : answer.status,
      )
    }
    expect(currencies).toEqual(['BYN', 'BYN', 400])
  })

  it('begins with a state and PKCE, bound to a cookie no script can read', async () => {
    const { url, set } = await begin(provider)
    const query = new URL(url).searchParams
    expect(query.get('redirect_uri')).toBe(`http://localhost:3000/login/${provider}`)
    expect(query.get('code_challenge_method')?.toUpperCase()).toBe('S256')
    for (const name of ['state', 'code_challenge']) {
      expect(query.get(name)).toMatch(/^[\w-]{43}$/)
    }
    expect(set).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      path: `/api/auth/${provider}`,
      maxAge: 600,
    })
  })

  it('lets two tabs of one browser sign in side by side', async () => {
    const first = await begin(provider)
    const second = await begin(provider, first.cookie)
    for (const tab of [first, second]) {
      const body = await providers.choose({ url: tab.url, label: 'Борис' })
      expect((await finish(provider, { body, cookie: second.cookie })).status).toBe(200)
    }
  })

  it('refuses an answer in another browser, or in none', async () => {
    const { url } = await begin(provider)
    const stranger = await begin(provider)
    const body = await providers.choose({ url, label: 'Анна' })
    expect(await finish(provider, { body })).toMatchObject(failure)
    expect(await finish(provider, { body, cookie: stranger.cookie })).toMatchObject(failure)
    expect(await finish(provider, { body, cookie: 'kadr_sign_in=short' })).toMatchObject(failure)
  })

  it('refuses an answer the second time, even when the first failed', async () => {
    const { url, cookie } = await begin(provider)
    const body = await providers.choose({ url, label: 'Анна' })
    expect((await finish(provider, { body, cookie })).status).toBe(200)
    expect(await finish(provider, { body, cookie })).toMatchObject(failure)

    const again = await begin(provider)
    const good = await providers.choose({ url: again.url, label: 'Анна' })
    const bad = { ...good, code: 'wrong' }
    expect(await finish(provider, { body: bad, cookie: again.cookie })).toMatchObject(failure)
    expect(await finish(provider, { body: good, cookie: again.cookie })).toMatchObject(failure)
  })

  it('refuses the code of another flow: its challenge does not fit', async () => {
    const first = await begin(provider)
    const second = await begin(provider, first.cookie)
    const stolen = await providers.choose({ url: first.url, label: 'Борис' })
    const own = await providers.choose({ url: second.url, label: 'Анна' })
    const body = { ...stolen, state: own.state }
    expect(await finish(provider, { body, cookie: second.cookie })).toMatchObject(failure)
  })

  it('refuses an unknown state', async () => {
    const { cookie } = await begin(provider)
    const body = { code: 'x', state: 'y', deviceId: 'z' }
    expect(await finish(provider, { body, cookie })).toMatchObject(failure)
  })

  it('refuses the answer of a flow that began with another provider', async () => {
    const other = provider === 'vk' ? 'yandex' : 'vk'
    const { url, cookie } = await begin(other)
    const body = await providers.choose({ url, label: 'Анна' })
    expect(await finish(provider, { body, cookie })).toMatchObject(failure)
  })

  it('says that it is not available without keys', async () => {
    const signIn = { ...providers.signIn, [provider]: null }
    const off = await createTestApp({ config: { isSandbox: false, signIn } })
    try {
      const answer = await call(off, { method: 'POST', path: `/auth/${provider}/begin`, body: {} })
      expect(answer).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } })
    } finally {
      await off.stop()
    }
  })
})

it('refuses a code of VK ID without the device it was given to, and with another', async () => {
  for (const deviceId of [undefined, 'another-device']) {
    const { url, cookie } = await begin('vk')
    const { code, state } = await providers.choose({ url, label: 'Анна' })
    const body = { code, state, ...(deviceId && { deviceId }) }
    expect((await finish('vk', { body, cookie })).error?.code).toBe('SIGN_IN_FAILED')
  }
})

it('takes no token of Яндекс ID that was given to another application', async () => {
  expect((await signInBy('yandex', 'Чужой Токен')).error?.code).toBe('SIGN_IN_FAILED')
})

it('knows accounts without an e-mail, and never takes one provider for another', async () => {
  const ids = []
  for (const provider of ['vk', 'yandex'] as const) {
    const { user } = signedIn.parse((await signInBy(provider, 'Вера')).data)
    expect(user).toMatchObject({ firstName: 'Вера', lastName: 'Лебедева' })
    ids.push(user.id)
  }
  expect(new Set(ids).size).toBe(2)
})

it('asks Google for the account and a nonce, and refuses another issuer', async () => {
  const { url, cookie } = await begin('google')
  const query = new URL(url).searchParams
  expect(query.get('nonce')).toMatch(/^[\w-]{43}$/)
  expect(query.get('prompt')).toBe('select_account')
  const good = await providers.choose({ url, label: 'Анна' })
  const body = { ...good, iss: 'https://evil.example' }
  expect((await finish('google', { body, cookie })).error?.code).toBe('SIGN_IN_FAILED')
})

it('recovers when Google is back', async () => {
  const google = { ...providers.signIn.google, serverUrl: 'http://127.0.0.1:1/sandbox/google' }
  const lost = await createTestApp({ config: { signIn: { ...providers.signIn, google } } })
  const ask = () => call(lost, { method: 'POST', path: '/auth/google/begin', body: {} })
  try {
    expect(await ask()).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } })
    google.serverUrl = providers.signIn.google.serverUrl
    expect((await ask()).status).toBe(200)
  } finally {
    await lost.stop()
  }
})

it('reaches its own sandbox without leaving the process, whatever the public address is', async () => {
  const probe = await startSignInProviders('http://unused')
  const port = Number(new URL(probe.signIn.google.pageUrl).port)
  probe.stop()
  const local = await createTestApp({
    config: { publicUrl: 'http://kadr.invalid', host: '127.0.0.1', port },
  })
  try {
    await local.http.listen({ host: '127.0.0.1', port })
    for (const [provider, page] of [
      ['google', 'http://kadr.invalid/sandbox/google/'],
      ['vk', 'http://kadr.invalid/sandbox/id/vk-id/authorize?'],
      ['yandex', 'http://kadr.invalid/sandbox/id/yandex-id/oauth/authorize?'],
    ] as const) {
      const begun = await call(local, { method: 'POST', path: `/auth/${provider}/begin`, body: {} })
      expect(begun.data).toMatchObject({ url: expect.stringContaining(page) })
      const [set] = begun.cookies
      const { url } = z.object({ url: z.string() }).parse(begun.data)
      const here = url.replace('http://kadr.invalid', `http://127.0.0.1:${port}`)
      if (provider === 'google') continue
      const body = await providers.choose({ url: here, label: 'Анна' })
      const answer = await call(local, {
        method: 'POST',
        path: `/auth/${provider}/callback`,
        body,
        headers: { cookie: `${set?.name}=${set?.value}` },
      })
      expect(signedIn.parse(answer.data).user).toMatchObject({ firstName: 'Анна' })
    }
  } finally {
    await local.stop()
  }
})
