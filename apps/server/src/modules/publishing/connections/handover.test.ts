import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { listOf, setPlan, signInWithPlan } from '../../../../test/connecting.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, type TestPerson } from '../../../../test/people.ts'
import {
  consent,
  proofOf,
  type SandboxNetworks,
  startNetworks,
} from '../../../../test/sandbox-networks.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

const clock = createFakeClock()
let networks: SandboxNetworks
let app: TestShell
let person: TestPerson
let people = 0
beforeAll(async () => {
  networks = await startNetworks(clock)
  app = await createTestApp({ clock, config: networks.config })
})
afterAll(async () => {
  await app.stop()
  await networks.stop()
})
beforeEach(async () => {
  await app.database.pool.query('delete from connections')
  people += 1
  person = await signInWithPlan(app, { id: people })
})

const stale = { status: 410, error: { code: 'STATE_STALE' } }

const begin = async (body: object = { network: 'tiktok' }) => {
  const path = '/users/me/connections/handover'
  const { data } = await call(app, { method: 'POST', path, token: person.token, body })
  const { url } = z.object({ url: z.string(), expiresAt: z.string() }).parse(data)
  return new URLSearchParams(new URL(url).hash.slice(1)).get('ticket') ?? ''
}

const open = async (ticket: string) => {
  const answer = await call(app, { method: 'POST', path: '/connect/open', body: { ticket } })
  const [cookie] = answer.cookies
  return { ...answer, cookie: cookie ? `${cookie.name}=${cookie.value}` : '' }
}

const opened = z.object({ url: z.string(), personName: z.string(), workspaceName: z.string() })

const consentOf = async (answer: { data: unknown }) =>
  proofOf(await consent({ url: opened.parse(answer.data).url }))

const finish = (body: object, cookie: string) =>
  call(app, {
    method: 'POST',
    path: '/connect/finish',
    body,
    ...(cookie && { headers: { cookie } }),
  })

it.each([{ network: 'tiktok' }, { network: 'instagram', method: 'facebook-business' }])(
  'lets a browser without a session connect %o for the session that asked',
  async (body) => {
    const answer = await open(await begin(body))
    expect(answer.data).toMatchObject({ personName: 'Пётр', workspaceName: 'Личное пространство' })
    const done = await finish(await consentOf(answer), answer.cookie)
    expect(done.status).toBe(200)
    expect((await listOf({ app, token: person.token })).length).toBeGreaterThan(0)
  },
)

it('opens a link once, within a minute', async () => {
  const ticket = await begin()
  expect((await open(ticket)).status).toBe(200)
  expect(await open(ticket)).toMatchObject(stale)
  const late = await begin()
  clock.advance(60_000)
  expect(await open(late)).toMatchObject(stale)
  expect(await open('x'.repeat(43))).toMatchObject(stale)
})

it('lets only the browser that opened the link finish, and only once', async () => {
  const answer = await open(await begin())
  const proof = await consentOf(answer)
  expect(await finish(proof, '')).toMatchObject(stale)
  expect(await finish(proof, 'kadr_connect=somebody-elses')).toMatchObject(stale)
  const path = '/users/me/connections/tiktok/attach'
  const ordinary = await call(app, { method: 'POST', path, token: person.token, body: proof })
  expect(ordinary).toMatchObject(stale)
  expect((await finish(proof, answer.cookie)).status).toBe(200)
  expect(await finish(proof, answer.cookie)).toMatchObject(stale)
})

it('does not let a browser finish what a session began for itself', async () => {
  const { cookie } = await open(await begin())
  const { data } = await call(app, {
    path: '/users/me/connections/tiktok/url',
    token: person.token,
  })
  const proof = proofOf(await consent({ url: z.object({ url: z.string() }).parse(data).url }))
  expect(await finish(proof, cookie)).toMatchObject(stale)
})

it('a handover link ends with the session that created it', async () => {
  const ticket = await begin()
  const answer = await open(await begin())
  const proof = await consentOf(answer)
  await app.database.pool.query('update sessions set revoked_at = now() where user_id = $1', [
    person.user.id,
  ])
  expect(await open(ticket)).toMatchObject(stale)
  expect(await finish(proof, answer.cookie)).toMatchObject(stale)
  expect((await app.database.pool.query('select from connections')).rowCount).toBe(0)
})

it('knows the limit of the plan', async () => {
  await setPlan({ app, userId: person.user.id, plan: 'FREE' })
  const answer = await open(await begin())
  expect((await finish(await consentOf(answer), answer.cookie)).status).toBe(200)
  const path = '/users/me/connections/handover'
  const body = { network: 'linkedin' }
  expect(await call(app, { method: 'POST', path, token: person.token, body })).toMatchObject({
    status: 402,
  })
})

it.each([
  { network: 'bluesky' },
  { network: 'tiktok', method: 'constructor' },
  { network: 'youtube', method: 'facebook-business' },
])('refuses a method that does not lead to a page: %o', async (body) => {
  const path = '/users/me/connections/handover'
  expect(await call(app, { method: 'POST', path, token: person.token, body })).toMatchObject({
    status: 400,
    error: { code: 'VALIDATION_FAILED', field: 'method' },
  })
})
