import { createHash, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Browser } from '../google/browser.fixture.ts'
import { createSignInHost } from './host.ts'

const CALLBACK = 'https://kadr.example/login'
const VK = { clientId: '51', redirectUris: [`${CALLBACK}/vk`] }
const YANDEX = {
  clientId: 'f00d',
  clientSecret: 'secret',
  redirectUris: [`${CALLBACK}/yandex`],
}

let at: Date
let server: Server
let base: string

beforeEach(async () => {
  at = new Date('2026-11-18T09:00:00Z')
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo
  base = `http://127.0.0.1:${port}/sandbox/id`
  const host = createSignInHost({
    baseUrl: base,
    clock: { now: () => at },
    fetch,
    log: { error: (detail) => expect(detail).toBeUndefined() },
    vkId: VK,
    yandexId: YANDEX,
  })
  server.on('request', host.listener)
})
afterEach(() => server.close())

const advance = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000)
}

const createPkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

const press = async (url: string, label: string) => {
  const browser = new Browser()
  const page = await browser.open(new URL(url))
  return (await browser.press({ page, label })).location.searchParams
}

const reply = z.looseObject({
  error: z.string().optional(),
  access_token: z.string().default(''),
  refresh_token: z.string().default(''),
  user_id: z.int().optional(),
  user: z.looseObject({ first_name: z.string() }).optional(),
})

const post = async (path: string, form: Record<string, string>, headers = {}) => {
  const body = new URLSearchParams(form)
  const answer = await fetch(`${base}${path}`, { method: 'POST', body, headers })
  return { status: answer.status, body: reply.parse(await answer.json()) }
}

describe('VK ID', () => {
  const begin = (over: Record<string, string> = {}) => {
    const { verifier, challenge } = createPkce()
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: VK.clientId,
      redirect_uri: `${CALLBACK}/vk`,
      state: 's-1',
      code_challenge: challenge,
      code_challenge_method: 's256',
      ...over,
    })
    return { verifier, url: `${base}/vk-id/authorize?${query}` }
  }

  const agree = async (label = 'Анна', over: Record<string, string> = {}) => {
    const { verifier, url } = begin(over)
    const back = await press(url, label)
    const form = {
      grant_type: 'authorization_code',
      client_id: VK.clientId,
      redirect_uri: `${CALLBACK}/vk`,
      code: back.get('code') ?? '',
      device_id: back.get('device_id') ?? '',
      code_verifier: verifier,
      state: 's-1',
    }
    return { back, form }
  }

  const exchange = (form: Record<string, string>) => post('/vk-id/oauth2/auth', form)

  it('gives a code with its device, a token, and by it the person', async () => {
    const { back, form } = await agree()
    expect(Object.fromEntries(back)).toMatchObject({ state: 's-1', type: 'code_v2' })
    const { body } = await exchange(form)
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, state: 's-1' })
    const person = await post(
      '/vk-id/oauth2/user_info',
      { client_id: VK.clientId, access_token: body.access_token },
      { 'accept-language': 'ru' },
    )
    expect(person.body.user).toMatchObject({
      user_id: String(body.user_id),
      first_name: 'Анна',
      last_name: 'Смирнова',
    })
    expect(person.body.user).not.toHaveProperty('email')
    expect(person.body.user).not.toHaveProperty('phone')
  })

  it('writes names in Latin letters for those who ask for no Russian', async () => {
    const { body } = await exchange((await agree()).form)
    const form = { client_id: VK.clientId, access_token: body.access_token }
    const person = await post('/vk-id/oauth2/user_info', form, { 'accept-language': 'en' })
    expect(person.body.user?.first_name).toBe('Anna')
  })

  it.each([
    ['another device', { device_id: 'x' }, 'invalid_request'],
    ['no device', { device_id: '' }, 'invalid_request'],
    ['another verifier', { code_verifier: 'v'.repeat(43) }, 'invalid_request'],
    ['a short verifier', { code_verifier: 'v' }, 'invalid_request'],
    ['another address', { redirect_uri: `${CALLBACK}/other` }, 'invalid_request'],
    ['another application', { client_id: '52' }, 'invalid_client'],
    ['an unknown code', { code: 'vk2.a.x' }, 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses an exchange with %s, with status 200', async (_what, over, error) => {
    const answer = await exchange({ ...(await agree()).form, ...over })
    expect(answer).toMatchObject({ status: 200, body: { error } })
  })

  it('takes a code once, and for ten minutes', async () => {
    const { form } = await agree()
    expect((await exchange(form)).body.error).toBeUndefined()
    expect((await exchange(form)).body.error).toBe('invalid_grant')
    const late = await agree()
    advance(601)
    expect((await exchange(late.form)).body.error).toBe('invalid_grant')
  })

  it('refreshes with the device only, and each refresh token once', async () => {
    const { form } = await agree()
    const first = (await exchange(form)).body
    const refresh = (refresh_token: string, device_id: string) =>
      exchange({ grant_type: 'refresh_token', client_id: VK.clientId, refresh_token, device_id })
    expect((await refresh(first.refresh_token, 'x')).body.error).toBe('invalid_request')
    const second = (await refresh(first.refresh_token, form.device_id)).body
    expect(second.access_token).not.toBe(first.access_token)
    expect((await refresh(first.refresh_token, form.device_id)).body.error).toBe('invalid_grant')
  })

  it('tells nothing by an expired or revoked token', async () => {
    const { form } = await agree()
    const { access_token } = (await exchange(form)).body
    const ask = async () => {
      const answer = await post('/vk-id/oauth2/user_info', { client_id: VK.clientId, access_token })
      return answer.body
    }
    expect(await ask()).toHaveProperty('user')
    advance(3600)
    expect(await ask()).toMatchObject({ error: 'invalid_token' })
  })

  it.each([
    ['an unknown application', { client_id: '52' }],
    ['an address that is not trusted', { redirect_uri: 'https://evil.example/login/vk' }],
    ['no state', { state: '' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
    ['no challenge', { code_challenge: '' }],
  ])('shows an error page for %s and sends nobody on', async (_what, over) => {
    const answer = await fetch(begin(over).url, { redirect: 'manual' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Вход не удался')
  })

  it('sends a refusal back with the state', async () => {
    const back = await press(begin().url, 'Отказать')
    expect(Object.fromEntries(back)).toMatchObject({ error: 'access_denied', state: 's-1' })
  })
})

describe('Яндекс ID', () => {
  const begin = (over: Record<string, string> = {}) => {
    const { verifier, challenge } = createPkce()
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: YANDEX.clientId,
      redirect_uri: `${CALLBACK}/yandex`,
      scope: 'login:info login:avatar',
      state: 's-1',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...over,
    })
    return { verifier, url: `${base}/yandex-id/oauth/authorize?${query}` }
  }

  const agree = async (label = 'Анна', over: Record<string, string> = {}) => {
    const { verifier, url } = begin(over)
    const back = await press(url, label)
    const code = back.get('code') ?? ''
    return {
      grant_type: 'authorization_code',
      client_id: YANDEX.clientId,
      client_secret: YANDEX.clientSecret,
      code,
      code_verifier: verifier,
    }
  }

  const exchange = (form: Record<string, string>) => post('/yandex-id/oauth/token', form)
  const ask = async (token: string, scheme = 'OAuth') => {
    const headers = { authorization: `${scheme} ${token}` }
    const answer = await fetch(`${base}/yandex-id/login/info?format=json`, { headers })
    return { status: answer.status, text: await answer.text() }
  }

  it('gives a token, and by it the person with what its rights open', async () => {
    const form = await agree()
    expect(form.code).toMatch(/^\d{7}$/)
    const { body } = await exchange(form)
    expect(body).toMatchObject({ token_type: 'bearer', scope: 'login:info login:avatar' })
    const person = JSON.parse((await ask(body.access_token)).text)
    expect(person).toMatchObject({
      client_id: YANDEX.clientId,
      login: 'anna',
      first_name: 'Анна',
      last_name: 'Смирнова',
      is_avatar_empty: false,
    })
    expect(person).not.toHaveProperty('default_email')
    const picture = `${base}/yandex-id/avatars/get-yapic/${person.default_avatar_id}/islands-200`
    expect((await fetch(picture)).status).toBe(200)
  })

  it('takes the scheme OAuth only', async () => {
    const { body } = await exchange(await agree())
    expect((await ask(body.access_token, 'Bearer')).status).toBe(401)
    expect((await ask('y0_x')).status).toBe(401)
  })

  it.each([
    ['another secret', { client_secret: 'x' }, 'invalid_client'],
    ['another application', { client_id: 'x' }, 'invalid_client'],
    ['another verifier', { code_verifier: 'v'.repeat(43) }, 'invalid_grant'],
    ['an unknown code', { code: '1' }, 'invalid_grant'],
    ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ])('refuses an exchange with %s', async (_what, over, error) => {
    expect(await exchange({ ...(await agree()), ...over })).toMatchObject({
      status: 400,
      body: { error },
    })
  })

  it('takes a code once, and for ten minutes', async () => {
    const form = await agree()
    expect((await exchange(form)).status).toBe(200)
    expect((await exchange(form)).status).toBe(400)
    const late = await agree()
    advance(601)
    expect((await exchange(late)).status).toBe(400)
  })

  it('has an account whose token was given to another application', async () => {
    const { body } = await exchange(await agree('Чужой Токен'))
    const person = JSON.parse((await ask(body.access_token)).text)
    expect(person.client_id).not.toBe(YANDEX.clientId)
  })

  it.each([
    ['an unknown application', { client_id: 'x' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/login/yandex' }],
    ['a plain challenge', { code_challenge_method: 'plain' }],
  ])('shows an error page for %s and sends nobody on', async (_what, over) => {
    const answer = await fetch(begin(over).url, { redirect: 'manual' })
    expect(answer.status).toBe(400)
  })

  it('sends a right the application does not have back at once', async () => {
    const answer = await fetch(begin({ scope: 'login:info cloud_api:disk.read' }).url, {
      redirect: 'manual',
    })
    const back = new URL(answer.headers.get('location') ?? '').searchParams
    expect(Object.fromEntries(back)).toMatchObject({ error: 'invalid_scope', state: 's-1' })
  })
})
