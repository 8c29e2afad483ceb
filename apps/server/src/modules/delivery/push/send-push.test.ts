import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { Response } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../test/people.ts'
import { newWriter, type Writer } from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { sendPush } from './send-push.ts'

let app: TestShell
let who: Writer
beforeAll(async () => {
  app = await createTestApp()
  who = await newWriter(app, 1)
})
afterAll(() => app.stop())

const browser = createECDH('prime256v1')
const browserKey = browser.generateKeys()
const auth = randomBytes(16)
const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/abc'

type PushRequest = { url: string; headers: Record<string, string>; body: Buffer }

/** RFC 8291 over RFC 8188, as the browser does it: one record. */
const decrypt = (body: Buffer): unknown => {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const serverKey = body.subarray(21, keyEnd)
  const secret = browser.computeSecret(serverKey)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, serverKey])
  const key = Buffer.from(hkdfSync('sha256', secret, auth, about, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  expect(padded.subarray(end + 1).every((byte) => byte === 0)).toBe(true)
  return JSON.parse(padded.subarray(0, end).toString())
}

/** RFC 8292: the sender, signed by the key the browser has subscribed with. */
const readVapid = (authorization: string) => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const parse = (text: string): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())
  return { key, isSigned, head: parse(head), claims: parse(claims) }
}

const KEYS = { p256dh: browserKey.toString('base64url'), auth: auth.toString('base64url') }

const subscribe = (endpoint: string, keys: object = KEYS) =>
  call(app, {
    method: 'POST',
    path: '/notifications/push',
    token: who.token,
    body: { endpoint, keys },
  })

it('sends what only the browser can read, signed by our key', async () => {
  const { token, userId } = who
  await subscribe(ENDPOINT)
  const sent: PushRequest[] = []
  const message = {
    userId,
    subjectIds: [],
    title: 'Не вышло: «Меню & цены»',
    text: 'Telegram не ответил',
    path: '/posts',
    key: 'notification:1',
    since: app.ctx.clock.now().toISOString(),
  }
  await sendPush({
    ctx: app.ctx,
    message,
    onSettled: async () => {},
    fetch: async (url, init) => {
      const given = z
        .object({ headers: z.record(z.string(), z.string()), body: z.instanceof(Buffer) })
        .parse(init)
      sent.push({ url: String(url), ...given })
      return new Response(null, { status: 201 })
    },
  })
  const [request] = sent
  if (!request) throw new Error('Nothing was sent')
  expect(request.url).toBe(ENDPOINT)
  expect(request.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm', TTL: '86400' })
  const { title, text, path, key } = message
  expect(decrypt(request.body)).toEqual({ title, text, path, key })

  const vapid = readVapid(request.headers.Authorization ?? '')
  const { data } = await call(app, { path: '/notifications/push', token })
  expect(vapid).toMatchObject({
    key: z.object({ publicKey: z.string() }).parse(data).publicKey,
    isSigned: true,
    head: { alg: 'ES256', typ: 'JWT' },
    claims: { aud: 'https://fcm.googleapis.com', sub: expect.stringMatching(/^(mailto|https):/) },
  })
  const { exp } = z.object({ exp: z.number() }).parse(vapid.claims)
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
})

it.each([
  ['a private address', 'https://10.0.0.7/send', KEYS],
  ['this machine', 'https://localhost/send', KEYS],
  ['another port of a service', 'https://fcm.googleapis.com:8443/send', KEYS],
  ['a name that only looks like one', 'https://fcm.googleapis.com.localhost/send', KEYS],
  ['a key that is no point', ENDPOINT, { ...KEYS, p256dh: Buffer.alloc(65).toString('base64url') }],
  ['a short secret', ENDPOINT, { ...KEYS, auth: 'A'.repeat(16) }],
])('stores no subscription with %s', async (_, endpoint, keys) => {
  const answer = await subscribe(endpoint, keys)
  expect(answer).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
})

it('keeps the twenty newest browsers, and drops one with a key that encrypts nothing', async () => {
  for (let at = 0; at < 22; at += 1) await subscribe(`${ENDPOINT}/${at}`)
  const { data } = await call(app, { path: '/notifications/push', token: who.token })
  const { devices } = z.object({ devices: z.array(z.object({ id: z.string() })) }).parse(data)
  expect(devices).toHaveLength(20)
  const [{ id = '' } = {}] = devices
  const bad = { endpoint: ENDPOINT, keys: { ...KEYS, p256dh: 'A'.repeat(16) } }
  const place = { table: 'push_subscriptions', rowId: id, field: 'sealed_subscription' }
  await app.database.pool.query(
    'update push_subscriptions set sealed_subscription = $1 where id = $2',
    [app.ctx.vault.seal({ ...place, text: JSON.stringify(bad) }), id],
  )
  const urls: string[] = []
  const states: string[] = []
  await sendPush({
    ctx: app.ctx,
    message: {
      userId: who.userId,
      subjectIds: [],
      title: 'Вышло',
      text: '',
      path: '/posts',
      key: 'notification:2',
      since: app.ctx.clock.now().toISOString(),
    },
    onSettled: async ({ state }) => void states.push(state),
    fetch: async (url) => {
      urls.push(String(url))
      return new Response(null, { status: 201 })
    },
  })
  expect(states).toEqual(['sent'])
  expect(urls.toSorted()).toEqual(
    Array.from({ length: 19 }, (_, at) => `${ENDPOINT}/${at + 3}`).toSorted(),
  )
  const after = await call(app, { path: '/notifications/push', token: who.token })
  expect(z.object({ devices: z.array(z.unknown()) }).parse(after.data).devices).toHaveLength(19)
})
