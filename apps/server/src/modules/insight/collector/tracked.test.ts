import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { setPlan, signInAt, signInWithPlan } from '../../../../test/connecting.ts'
import { call } from '../../../../test/people.ts'
import { setUpCollecting } from '../../../../test/set-up-collecting.ts'
import { collectDue } from './collect.ts'

const play = setUpCollecting({ networks: ['youtube'] })
const PATH = '/analytics/tracked-accounts'

const track = (link: string, network?: string, token = play.token) =>
  call(play.app, { method: 'POST', path: PATH, token, body: { link, ...(network && { network }) } })

const tracked = z.object({ id: z.string(), title: z.string(), foundAt: z.nullable(z.string()) })
const listed = async () => {
  const { data } = await call(play.app, { path: PATH, token: play.token })
  return z.object({ accounts: z.array(tracked) }).parse(data).accounts
}
const usedOf = async () => {
  const { data } = await call(play.app, { path: '/users/me/subscription', token: play.token })
  return z.looseObject({ accountTrackingUsed: z.number() }).parse(data).accountTrackingUsed
}

it('follows accounts of others by a link, and reads what is public of them', async () => {
  const links = [
    'https://www.youtube.com/@kuhnya-na-dvoih',
    'https://bsky.app/profile/polden.example',
    'https://t.me/foreign_channel',
  ]
  for (const link of links) expect((await track(link)).status).toBe(200)
  // Idempotent.
  expect((await track('https://t.me/s/foreign_channel/3')).status).toBe(200)
  expect(await usedOf()).toBe(3)
  await collectDue({ ctx: play.ctx })
  const accounts = await listed()
  expect(accounts.map(({ title }) => title).sort()).toEqual([
    'Кофейня «Полдень»',
    'Кухня на двоих',
    'Чужой канал',
  ])
  expect(accounts.every(({ foundAt }) => foundAt !== null)).toBe(true)
  const pieces = await play.query<{ network: string; read: number }>(sql`
    select w.network, count(*) filter (where s.outcome = 'found')::int as read from work_items w
    join metric_subjects s on s.id = w.id join analytics_accounts a on a.id = w.account_id
    where a.is_tracked group by 1 order by 1`)
  expect(pieces.map(({ network }) => network)).toEqual(['bluesky', 'telegram', 'youtube'])
  expect(pieces.every(({ read }) => read > 10)).toBe(true)
})

it('asks for Instagram through a sign-in by Facebook', async () => {
  expect((await track('https://instagram.com/polden.coffee')).error).toMatchObject({
    code: 'CONNECTION_REFUSED',
    message: expect.stringContaining('через Facebook'),
  })
  await signInAt({ app: play.app, token: play.token, place: 'instagram/facebook-business' })
  expect((await track('https://instagram.com/novy.blog')).status).toBe(200)
  await play.app.consumeEvents()
  await collectDue({ ctx: play.ctx })
  const blog = (await listed()).find(({ title }) => title === 'Новый блог')
  expect(blog?.foundAt).not.toBeNull()
})

it.each([
  ['https://www.tiktok.com/@maria_snimaet', 'CONNECTION_REFUSED', 'Эту сеть отслеживать нельзя'],
  ['https://www.youtube.com/@nobody-is-here', 'NOT_FOUND', 'Не нашли такой аккаунт'],
  ['https://t.me/talk_group_kadr', 'NOT_FOUND', 'Не нашли такой аккаунт'],
  ['https://example.com/@somebody', 'VALIDATION_FAILED', 'не похоже на ссылку'],
  ['https://t.me/+AbCdEfGhIjKlMnOp', 'VALIDATION_FAILED', 'не похоже на ссылку'],
])('says in Russian why %s is not followed', async (link, code, words) => {
  expect((await track(link)).error).toMatchObject({ code, message: expect.stringContaining(words) })
})

/** Instagram reports a private account like one that does not exist. */
it.each([
  ['instagram', '@zakryty_dnevnik'],
  ['telegram', 'talk_group_kadr'],
  ['bluesky', 'nobody.is.here'],
  ['youtube', 'nobody-is-here'],
])('says of a private account of %s named %s that it is not shown', async (network, name) => {
  const { status, error } = await track(name, network)
  expect(status).toBe(404)
  expect(error).toMatchObject({
    code: 'NOT_FOUND',
    message: expect.stringContaining('закрытые и личные аккаунты сеть не показывает'),
  })
})

it('counts against the plan, and forgets the account with its figures', async () => {
  const other = await signInWithPlan(play.app, { id: 9, plan: 'FREE' })
  const refusal = await track('https://t.me/vetrova_life', undefined, other.token)
  expect(refusal.error).toMatchObject({
    code: 'PLAN_LIMIT_REACHED',
    message: expect.stringContaining('в тарифах от Creator'),
  })
  await setPlan({ app: play.app, userId: other.user.id, plan: 'CREATOR' })
  expect((await track('https://t.me/vetrova_life', undefined, other.token)).status).toBe(200)

  const [first, ...others] = await listed()
  const path = `${PATH}/${first?.id}`
  expect((await call(play.app, { method: 'DELETE', path, token: other.token })).status).toBe(404)
  expect((await call(play.app, { method: 'DELETE', path, token: play.token })).status).toBe(200)
  expect((await call(play.app, { method: 'DELETE', path, token: play.token })).status).toBe(404)
  expect(await listed()).toHaveLength(others.length)
  expect(await usedOf()).toBe(others.length)
  expect(
    await play.query(sql`select from metric_points p
      where not exists (select from metric_subjects s where s.id = p.subject_id)`),
  ).toEqual([])
})

it('reads again on request, but not what was read just now', async () => {
  // The first access token has expired by now.
  const refresh = async (body: object) => {
    const token = await play.signIn()
    return call(play.app, { method: 'POST', path: '/analytics/refresh', token, body })
  }
  await collectDue({ ctx: play.ctx })
  expect((await refresh({})).data).toEqual({ queued: 0 })
  play.clock.advance(20 * 60_000)
  const { data } = await refresh({})
  expect(z.object({ queued: z.number() }).parse(data).queued).toBeGreaterThan(20)
  const unknown = '0199a000-0000-7000-8000-000000000000'
  expect((await refresh({ accountId: unknown })).status).toBe(404)
})
