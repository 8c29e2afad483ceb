import { type Passkeys, passkeys as passkeysSchema } from '@kadr/contract/identity/passkeys'
import { PROOF_MS, RESET_DELAY_MS } from '@kadr/domain/identity/passkeys'
import { MINUTE_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  type Authenticator,
  type Ceremony,
  createAuthenticator,
} from '../../../../test/authenticator.ts'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { call, signInAs, type TestPerson } from '../../../../test/people.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { purgePasskeys } from './passkeys.service.ts'

const clock = createFakeClock()
let app: TestShell
let people = 100
let anna: TestPerson
let device: Authenticator

beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())
beforeEach(async () => {
  people += 1
  anna = await signInAs(app, { id: people, firstName: 'Анна' })
  device = createAuthenticator()
})

const challenge = z.object({ challenge: z.string() })

const ask = (path: string, rest: Omit<Parameters<typeof call>[1], 'path'> = {}) =>
  call(app, { token: anna.token, path: `/users/me${path}`, ...rest })
const post = (path: string, body?: object) => ask(path, { method: 'POST', body })

const passkeys = async (): Promise<Passkeys> =>
  z.parse(passkeysSchema, (await ask('/passkeys')).data)
const usesOf = async () => (await passkeys()).log.map(({ use }) => use)

const begun = async (path: string, body?: object) =>
  z.parse(challenge, (await post(path, body)).data).challenge

const add = async (made: Authenticator, changes: Partial<Ceremony> = {}) => {
  const credential = made.create({ challenge: await begun('/passkeys/begin'), ...changes })
  return post('/passkeys', { credential })
}
const prove = async (purpose: string, changes: Partial<Ceremony> = {}) => {
  const credential = device.prove({
    challenge: await begun('/proofs/begin', { purpose }),
    ...changes,
  })
  return post('/proofs', { purpose, credential })
}

/** Any action that asks: keys of the public API are made by the owner of a workspace. */
const makeKey = () =>
  call(app, {
    token: anna.token,
    method: 'POST',
    path: '/integrations/keys',
    body: { name: 'Склад', scopes: ['posts.read'], ceiling: 'viewer', expiresAt: null },
  })

it('asks whoever has no passkey for none', async () => {
  expect(await makeKey()).toMatchObject({ status: 200 })
})

it('asks for the passkey once there is one, for each purpose apart', async () => {
  expect(await add(device)).toMatchObject({ status: 200 })
  expect(await makeKey()).toMatchObject({ status: 403, error: { code: 'PROOF_REQUIRED' } })
  expect(await prove('payout')).toMatchObject({ status: 200 })
  expect(await makeKey()).toMatchObject({ status: 403, error: { code: 'PROOF_REQUIRED' } })
  expect(await prove('api_key')).toMatchObject({ status: 200 })
  expect(await makeKey()).toMatchObject({ status: 200 })
  expect(await usesOf()).toEqual(['proved', 'proved', 'added'])
})

const PAYOUT = {
  currency: 'RUB',
  recipientKind: 'self_employed',
  recipientName: 'Анна',
  payoutDetails: 'ИНН 500100732259, счёт 40817',
}
const SOME_ID = '0190a3b0-0000-7000-8000-000000000001'

it.each([
  { act: 'a payout', method: 'POST', path: '/affiliate/payouts', body: PAYOUT },
  {
    act: 'the deletion of the profile',
    method: 'DELETE',
    path: '',
    body: { confirmation: 'УДАЛИТЬ' },
  },
  { act: 'another passkey', method: 'POST', path: '/passkeys/begin', body: undefined },
  {
    act: 'the removal of a passkey',
    method: 'DELETE',
    path: `/passkeys/${SOME_ID}`,
    body: undefined,
  },
] as const)('asks before $act', async ({ method, path, body }) => {
  await add(device)
  expect(await ask(path, { method, body })).toMatchObject({
    status: 403,
    error: { code: 'PROOF_REQUIRED' },
  })
})

it('asks before a workspace is deleted or handed over', async () => {
  await add(device)
  const of = { token: anna.token }
  expect(
    await call(app, {
      ...of,
      method: 'DELETE',
      path: '/workspaces/current',
      body: { confirmation: 'Пекарня' },
    }),
  ).toMatchObject({ error: { code: 'PROOF_REQUIRED' } })
  expect(
    await call(app, {
      ...of,
      method: 'POST',
      path: '/workspaces/current/transfer',
      body: { userId: anna.user.id },
    }),
  ).toMatchObject({ error: { code: 'PROOF_REQUIRED' } })
})

it('names a wrong field before it asks', async () => {
  await add(device)
  expect(await ask('', { method: 'DELETE', body: { confirmation: 'да' } })).toMatchObject({
    status: 400,
    error: { field: 'confirmation' },
  })
})

it('is good for five minutes and for one session', async () => {
  await add(device)
  await prove('api_key')
  const phone = await signInAs(app, { id: people, firstName: 'Анна' })
  const laptop = anna
  anna = phone
  expect(await makeKey()).toMatchObject({ error: { code: 'PROOF_REQUIRED' } })
  anna = laptop
  clock.advance(PROOF_MS - 1000)
  expect(await makeKey()).toMatchObject({ status: 200 })
  clock.advance(1000)
  expect(await makeKey()).toMatchObject({ error: { code: 'PROOF_REQUIRED' } })
})

it('takes an answer once', async () => {
  await add(device)
  const purpose = 'api_key'
  const credential = device.prove({ challenge: await begun('/proofs/begin', { purpose }) })
  expect(await post('/proofs', { purpose, credential })).toMatchObject({ status: 200 })
  expect(await post('/proofs', { purpose, credential })).toMatchObject({
    status: 410,
    error: { code: 'LINK_EXPIRED' },
  })
})

it('takes no answer to the question for another purpose, nor one that came late', async () => {
  await add(device)
  const credential = device.prove({
    challenge: await begun('/proofs/begin', { purpose: 'payout' }),
  })
  await begun('/proofs/begin', { purpose: 'api_key' })
  expect(await post('/proofs', { purpose: 'api_key', credential })).toMatchObject({ status: 403 })
  const late = device.prove({ challenge: await begun('/proofs/begin', { purpose: 'api_key' }) })
  clock.advance(5 * MINUTE_MS)
  expect(await post('/proofs', { purpose: 'api_key', credential: late })).toMatchObject({
    status: 410,
  })
})

it.each([
  ['of another site', { site: 'evil.example' }],
  ['from a page of others', { origin: 'https://evil.example' }],
  ['without a finger or a code', { isVerified: false }],
] as const)('refuses an answer %s', async (_name, changes) => {
  expect(await add(createAuthenticator(), changes)).toMatchObject({ status: 403 })
  await add(device)
  expect(await prove('api_key', changes)).toMatchObject({ status: 403 })
  expect(await makeKey()).toMatchObject({ error: { code: 'PROOF_REQUIRED' } })
})

it('refuses the passkey of another person and a copied one', async () => {
  await add(device)
  await prove('payout')
  const purpose = 'api_key'
  const copied = device.prove({
    challenge: await begun('/proofs/begin', { purpose }),
    repeatsCount: true,
  })
  expect(await post('/proofs', { purpose, credential: copied })).toMatchObject({ status: 403 })
  device = createAuthenticator()
  expect(await prove(purpose)).toMatchObject({ status: 403 })
  expect((await usesOf()).slice(0, 2)).toEqual(['refused', 'refused'])
})

it('takes none for a quarter of an hour after five wrong ones', async () => {
  await add(device)
  const own = device
  device = createAuthenticator()
  for (let one = 0; one < 5; one += 1) await prove('api_key')
  device = own
  const locked = await prove('api_key')
  expect(locked).toMatchObject({ status: 403 })
  expect(locked.error?.message).toContain('15 минут')
  expect((await usesOf())[0]).toBe('locked')
  clock.advance(14 * MINUTE_MS)
  anna = await signInAs(app, { id: people })
  expect(await prove('api_key')).toMatchObject({ status: 403 })
  clock.advance(MINUTE_MS)
  expect(await prove('api_key')).toMatchObject({ status: 200 })
})

it('adds a passkey once, names and removes it, and tells the person', async () => {
  await add(device)
  await prove('passkeys')
  expect(await add(device)).toMatchObject({
    status: 409,
    error: { message: 'Этот ключ уже добавлен' },
  })
  await add(createAuthenticator())
  const [first, second] = (await passkeys()).passkeys
  expect(second?.name).toBe(`${first?.name} 2`)
  const path = `/passkeys/${first?.id}`
  expect(await ask(path, { method: 'PATCH', body: { name: '  ' } })).toMatchObject({ status: 400 })
  await ask(path, { method: 'PATCH', body: { name: 'Ноутбук' } })
  await ask(path, { method: 'DELETE' })
  expect((await passkeys()).passkeys.map(({ name }) => name)).toEqual([second?.name])
  expect(await ask(path, { method: 'DELETE' })).toMatchObject({ status: 404 })
  await app.consumeEvents()
  const told = await app.database.pool.query(
    `select title from notifications where user_id = $1 and kind = 'passkeys_changed' order by id`,
    [anna.user.id],
  )
  expect(told.rows.map(({ title }) => title)).toEqual([
    `Добавлен ключ доступа «${first?.name}»`,
    `Добавлен ключ доступа «${second?.name}»`,
    'Удалён ключ доступа «Ноутбук»',
  ])
})

it('gives no passkey of one person to another', async () => {
  await add(device)
  const [own] = (await passkeys()).passkeys
  anna = await signInAs(app, { id: people + 5000, firstName: 'Пётр' })
  const path = `/passkeys/${own?.id}`
  expect(await ask(path, { method: 'PATCH', body: { name: 'Мой' } })).toMatchObject({ status: 404 })
  expect(await ask(path, { method: 'DELETE' })).toMatchObject({ status: 404 })
  expect((await passkeys()).passkeys).toEqual([])
})

it('removes lost passkeys three days after they were asked to be reset', async () => {
  expect(await post('/passkeys/reset')).toMatchObject({ status: 409 })
  await add(device)
  await post('/passkeys/reset')
  const { resetsAt } = await passkeys()
  expect(resetsAt).toBe(new Date(clock.now().getTime() + RESET_DELAY_MS).toISOString())
  expect(await makeKey()).toMatchObject({ error: { code: 'PROOF_REQUIRED' } })
  clock.advance(RESET_DELAY_MS)
  anna = await signInAs(app, { id: people })
  expect(await makeKey()).toMatchObject({ status: 200 })
  await purgePasskeys({ ctx: app.ctx })
  expect(await passkeys()).toMatchObject({ passkeys: [], resetsAt: null })
  expect((await usesOf())[0]).toBe('reset_done')
})

it('keeps passkeys whose reset was cancelled, or which were used meanwhile', async () => {
  await add(device)
  await post('/passkeys/reset')
  await ask('/passkeys/reset', { method: 'DELETE' })
  expect(await passkeys()).toMatchObject({ resetsAt: null })
  await post('/passkeys/reset')
  await prove('api_key')
  expect(await passkeys()).toMatchObject({ resetsAt: null })
  clock.advance(RESET_DELAY_MS)
  await purgePasskeys({ ctx: app.ctx })
  anna = await signInAs(app, { id: people })
  expect((await passkeys()).passkeys).toHaveLength(1)
})

it('gives a person their passkeys and uses, without the keys themselves', async () => {
  await add(device)
  await prove('api_key')
  const { data } = await ask('/export')
  const { sections } = z.parse(
    z.object({ sections: z.record(z.string(), z.array(z.unknown())) }),
    data,
  )
  expect(sections.passkeys).toHaveLength(1)
  expect(JSON.stringify(sections.passkeys)).not.toContain(device.id)
  expect(sections.passkeyLog).toMatchObject([{ use: 'added' }, { use: 'proved' }])
})

it('offers none where browsers make none', async () => {
  const other = await createTestApp({ config: { publicUrl: 'http://kadr.local' } })
  const person = await signInAs(other, { id: 7 })
  const of = { token: person.token, path: '/users/me/passkeys' }
  expect((await call(other, of)).data).toMatchObject({ isAvailable: false })
  expect(await call(other, { ...of, path: `${of.path}/begin`, method: 'POST' })).toMatchObject({
    status: 409,
  })
  await other.stop()
})
