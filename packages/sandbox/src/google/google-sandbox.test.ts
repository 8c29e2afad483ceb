import { createServer, type Server } from 'node:http'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser } from './browser.fixture.ts'
import { createGoogleSandbox } from './create-google-sandbox.ts'

const CALLBACK = 'https://kadr.example/login/google'
const CLIENT = { clientId: 'kadr-local', clientSecret: 'a-local-secret' }
const SCOPE = 'openid email profile'

let server: Server
let issuer: string
let config: client.Configuration
const logged: object[] = []

const listen = (target: Server) =>
  new Promise<number>((resolve) => {
    target.listen(0, '127.0.0.1', () => {
      const address = target.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

beforeAll(async () => {
  server = createServer()
  issuer = `http://127.0.0.1:${await listen(server)}/sandbox/google`
  server.on(
    'request',
    createGoogleSandbox({
      ...CLIENT,
      issuer,
      redirectUris: [CALLBACK],
      log: { error: (details) => logged.push(details) },
    }),
  )
  config = await client.discovery(
    new URL(issuer),
    CLIENT.clientId,
    CLIENT.clientSecret,
    client.ClientSecretPost(CLIENT.clientSecret),
    { execute: [client.allowInsecureRequests] },
  )
})
afterAll(() => {
  server.close()
})

const begin = async (extra: Record<string, string> = {}) => {
  const verifier = client.randomPKCECodeVerifier()
  const checks = { state: client.randomState(), nonce: client.randomNonce() }
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: SCOPE,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...checks,
    ...extra,
  })
  const finish = (back: URL) =>
    client.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: verifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
    })
  return { url, checks, finish, browser: new Browser() }
}

describe('the code flow', () => {
  it('signs a demo person in with a verified ID token and the state untouched', async () => {
    const { url, checks, finish, browser } = await begin()
    const page = await browser.open(url)
    expect(page.text).toContain('Локальный провайдер вместо Google')
    const back = await browser.press({ page, label: 'Анна Смирнова' })

    expect(back.location.href.startsWith(CALLBACK)).toBe(true)
    expect(back.location.searchParams.get('state')).toBe(checks.state)
    const tokens = await finish(back.location)
    expect(tokens.claims()).toMatchObject({
      iss: issuer,
      aud: CLIENT.clientId,
      sub: expect.stringMatching(/^\d{21}$/),
      email: 'anna@example.com',
      email_verified: true,
      name: 'Анна Смирнова',
      given_name: 'Анна',
      family_name: 'Смирнова',
      picture: expect.stringContaining(`${issuer}/picture.svg`),
      locale: 'ru',
    })
  })

  it('gives a typed person the same subject every time', async () => {
    const subjects = []
    for (const email of ['vera@example.com', ' VERA@example.com ']) {
      const { url, finish, browser } = await begin()
      const page = await browser.open(url)
      const fields = { name: 'Вера Павловна Лопухова', email, choice: 'other' }
      const { location } = await browser.submit({ page, fields })
      subjects.push((await finish(location)).claims())
    }
    expect(subjects[0]).toMatchObject({ given_name: 'Вера', family_name: 'Павловна Лопухова' })
    expect(subjects[1]?.sub).toBe(subjects[0]?.sub)
  })

  it('asks for the account again in a browser that has chosen before', async () => {
    const { url, browser } = await begin()
    await browser.press({ page: await browser.open(url), label: 'Анна Смирнова' })
    const again = await begin({ prompt: 'select_account' })
    const page = await browser.open(again.url)
    expect(page.text).toContain('Борис Ковалёв')
    const { location } = await browser.press({ page, label: 'Борис Ковалёв' })
    expect((await again.finish(location)).claims()?.email).toBe('boris@example.com')
  })

  it('returns access_denied when the person refuses', async () => {
    const { url, checks, browser } = await begin()
    const { location } = await browser.press({ page: await browser.open(url), label: 'Отказать' })
    expect(location.searchParams.get('error')).toBe('access_denied')
    expect(location.searchParams.get('state')).toBe(checks.state)
    expect(location.searchParams.has('code')).toBe(false)
  })

  it('keeps what was typed when the e-mail is wrong', async () => {
    const { url, browser } = await begin()
    const page = await browser.open(url)
    const fields = { name: 'Вера <b>', email: 'нет', choice: 'other' }
    const answer = await browser.post({ page, fields })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Введите адрес электронной почты')
    expect(answer.text).toContain('value="Вера &lt;b&gt;"')
  })
})

describe('refusals', () => {
  it('shows an error instead of going to an unknown redirect address', async () => {
    const { url, browser } = await begin({ redirect_uri: 'https://evil.example/callback' })
    const page = await browser.open(url)
    expect(page.status).toBe(400)
    expect(page.text).toContain('Вход не удался')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('takes a code once', async () => {
    const { url, finish, browser } = await begin()
    const { location } = await browser.press({
      page: await browser.open(url),
      label: 'Анна Смирнова',
    })
    await finish(location)
    await expect(finish(location)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it.each([
    ['no challenge', { code_challenge: '', code_challenge_method: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
  ])('refuses a request with %s', async (_name, extra) => {
    const { url, browser } = await begin(extra)
    for (const [key, value] of [...url.searchParams]) if (!value) url.searchParams.delete(key)
    const { location } = await browser.follow(url)
    expect(location.searchParams.get('error')).toBe('invalid_request')
  })

  it('refuses a code with another verifier', async () => {
    const first = await begin()
    const { location } = await first.browser.press({
      page: await first.browser.open(first.url),
      label: 'Анна Смирнова',
    })
    const wrong = client.authorizationCodeGrant(config, location, {
      pkceCodeVerifier: client.randomPKCECodeVerifier(),
      expectedState: first.checks.state,
      expectedNonce: first.checks.nonce,
    })
    await expect(wrong).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('does not show the chooser to a browser that did not begin the flow', async () => {
    const { url, browser } = await begin()
    const page = await browser.open(url)
    const stranger = await fetch(page.url)
    expect(stranger.status).toBe(400)
    expect(await stranger.text()).toContain('Начните вход заново')
  })
})

describe('addresses', () => {
  it('are the issuer’s even when a proxy asks by another name', async () => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    const document = (await answer.json()) as Record<string, string>
    expect(document.issuer).toBe(issuer)
    expect(document.token_endpoint).toBe(`${issuer}/token`)
    expect(document.jwks_uri?.startsWith(issuer)).toBe(true)
  })

  it('draw a picture with the first letter, and nothing else of the query', async () => {
    const answer = await fetch(`${issuer}/picture.svg?letter=${encodeURIComponent('<script>')}`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).not.toContain('script')
  })

  it('leave nothing in the error log', () => {
    expect(logged).toEqual([])
  })
})
