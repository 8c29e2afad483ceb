import { Webhook } from 'standardwebhooks'
import { expect, it, vi } from 'vitest'
import { createSecret } from './endpoint-secret.ts'
import { signMessage } from './sign-message.ts'

const BODY = '{"type":"post.published","data":{"text":"Ваза «Дюна»"}}'
const NOW = new Date('2026-03-10T09:00:00Z')

const verify = (secret: string, headers: Record<string, string>, body = BODY) =>
  new Webhook(secret).verify(body, headers)

const sign = (secrets: readonly string[], at = NOW) =>
  signMessage({ secrets, id: 'msg_1', at, body: BODY })

it('signs the vector of the standard as the standard does', () => {
  const headers = signMessage({
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('is believed by the library of the standard, with either secret of a rotation', () => {
  vi.useFakeTimers({ now: NOW })
  const [newer, older] = [createSecret(), createSecret()]
  expect(verify(newer, sign([newer]))).toMatchObject({ type: 'post.published' })
  for (const secret of [newer, older]) {
    expect(verify(secret, sign([newer, older]))).toMatchObject({ type: 'post.published' })
  }
  expect(() => verify(older, sign([newer]))).toThrow('No matching signature')
  vi.useRealTimers()
})

it.each([
  ['of another body', { body: BODY.replace('Дюна', 'Волна') }, 'No matching signature'],
  ['under another id', { headers: { 'webhook-id': 'msg_2' } }, 'No matching signature'],
  ['at another time', { headers: { 'webhook-timestamp': '1773133201' } }, 'No matching signature'],
  ['of a stranger', { secret: createSecret() }, 'No matching signature'],
  ['without a signature', { headers: { 'webhook-signature': '' } }, 'Missing required headers'],
  ['repeated six minutes later', { laterMs: 6 * 60_000 }, 'too old'],
  ['from the future', { laterMs: -6 * 60_000 }, 'too new'],
])('is refused by the library %s', (_, change, message) => {
  const secret = createSecret()
  const {
    headers = {},
    body,
    secret: known = secret,
    laterMs = 0,
  }: {
    headers?: Record<string, string>
    body?: string
    secret?: string
    laterMs?: number
  } = change
  vi.useFakeTimers({ now: NOW.getTime() + laterMs })
  expect(() => verify(known, { ...sign([secret]), ...headers }, body)).toThrow(message)
  vi.useRealTimers()
})

it('makes the signature anew for each attempt, under the same id', () => {
  const secret = createSecret()
  const [first, second] = [sign([secret]), sign([secret], new Date(NOW.getTime() + 86_400_000))]
  expect(second['webhook-id']).toBe(first['webhook-id'])
  expect(second['webhook-timestamp']).not.toBe(first['webhook-timestamp'])
  expect(second['webhook-signature']).not.toBe(first['webhook-signature'])
})

it('makes secrets of the length that the standard asks for', () => {
  const bytes = Buffer.from(createSecret().replace('whsec_', ''), 'base64')
  expect(bytes.length).toBeGreaterThanOrEqual(24)
  expect(bytes.length).toBeLessThanOrEqual(64)
})
