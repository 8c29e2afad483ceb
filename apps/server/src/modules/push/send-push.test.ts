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
import { call } from '../../../test/people.ts'
import { newWriter, type Writer } from '../../../test/posts.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
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
const ENDPOINT = 'https://push.example.net/send/abc'

type Sent = { url: string; headers: Record<string, string>; body: Buffer }

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

/** RFC 8292: who sends, signed by the key the browser has subscribed with. */
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

it('sends what only the browser can read, signed by our key', async () => {
  const { token, userId } = who
  const body = {
    endpoint: ENDPOINT,
    keys: { p256dh: browserKey.toString('base64url'), auth: auth.toString('base64url') },
  }
  await call(app, { method: 'POST', path: '/notifications/push', token, body })
  const sent: Sent[] = []
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
    claims: { aud: 'https://push.example.net', sub: expect.stringMatching(/^(mailto|https):/) },
  })
  const { exp } = z.object({ exp: z.number() }).parse(vapid.claims)
  expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
})
