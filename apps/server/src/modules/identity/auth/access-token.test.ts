import { createSecretKey } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, it } from 'vitest'
import { createSecrets } from '../../../config/secrets.ts'
import { readAccessToken, signAccessToken } from './access-token.ts'

const actor = {
  userId: '0199f3a0-0000-7000-8000-000000000001',
  sessionId: '0199f3a0-0000-7000-8000-000000000002',
}
const start = new Date('2026-03-10T12:00:00.000Z')
const at = (ms: number, secret = 1) => ({
  secrets: createSecrets(Buffer.alloc(32, secret)),
  clock: { now: () => new Date(start.getTime() + ms), monotonic: () => ms },
})

it('names the person and the session for fifteen minutes', async () => {
  const token = await signAccessToken({ ctx: at(0), actor })
  expect(await readAccessToken({ ctx: at(0), token })).toEqual(actor)
  expect(await readAccessToken({ ctx: at(15 * 60_000 - 1), token })).toEqual(actor)
  expect(await readAccessToken({ ctx: at(15 * 60_000), token })).toBeUndefined()
})

it('refuses a token that is tampered with, signed by another secret, unsigned or for another audience', async () => {
  const token = await signAccessToken({ ctx: at(0), actor })
  const [header, , signature] = token.split('.')
  const claims = { sub: actor.userId, sid: actor.sessionId, exp: 4_000_000_000 }
  const forged = Buffer.from(JSON.stringify({ ...claims, iss: 'kadr', aud: 'kadr-api' }))
  const foreign = new SignJWT(claims).setIssuer('kadr').setAudience('another-api')
  const key = createSecretKey(at(0).secrets.derive('access-token'))
  const refused = [
    `${header}.${forged.toString('base64url')}.${signature}`,
    await signAccessToken({ ctx: at(0, 2), actor }),
    new UnsecuredJWT(claims).setIssuer('kadr').setAudience('kadr-api').encode(),
    await foreign.setProtectedHeader({ alg: 'HS256' }).sign(key),
    'not a token',
    '',
  ]
  for (const bad of refused) {
    expect(await readAccessToken({ ctx: at(0), token: bad })).toBeUndefined()
  }
})

it('stays as strict about a token it has seen', async () => {
  const { secrets } = at(0)
  const later = (ms: number) => ({ ...at(ms), secrets })
  const token = await signAccessToken({ ctx: later(0), actor })
  expect(await readAccessToken({ ctx: later(0), token })).toEqual(actor)
  expect(await readAccessToken({ ctx: later(15 * 60_000 - 1), token })).toEqual(actor)
  expect(await readAccessToken({ ctx: later(0), token: `${token}x` })).toBeUndefined()
  expect(await readAccessToken({ ctx: later(15 * 60_000), token })).toBeUndefined()
  expect(await readAccessToken({ ctx: later(15 * 60_001), token })).toBeUndefined()
})
