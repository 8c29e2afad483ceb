import { getCalendarFeed, renewCalendarFeed } from '@kadr/contract/publishing/calendar-feed'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  addAccount,
  addMember,
  ask,
  createDraft,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let anna: Writer
let channel: string
let club: string

const wallTimeIn = (days: number) =>
  new Date(app.ctx.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 16)

const schedule = async (connectionId: string, text: string) => {
  const draft = await createDraft(app, anna, [connectionId], { text })
  return plan(app, anna, draft, wallTimeIn(3), { timeZone: 'UTC' })
}

beforeAll(async () => {
  app = await createTestApp()
  anna = await newWriter(app, 1)
  channel = await addAccount(app, anna, 'telegram', 'Канал')
  club = await addAccount(app, anna, 'vk', 'Клуб')
  await schedule(channel, 'Открыли запись; приходите')
  await schedule(club, 'Только для клуба')
})
afterAll(() => app.stop())

const renew = async (who: Writer) => {
  const { data } = await ask(app, who, { method: 'POST', path: '/calendar/feed' })
  return new URL(renewCalendarFeed.data.parse(data).url).pathname
}
const read = (url: string) => app.http.inject({ method: 'GET', url })
const titlesOf = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith('SUMMARY:'))

it('gives the posts to whoever knows the address, without a session', async () => {
  const answer = await read(await renew(anna))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/calendar')
  expect(titlesOf(answer.body).sort()).toEqual([
    String.raw`SUMMARY:Открыли запись\; приходите`,
    'SUMMARY:Только для клуба',
  ])
  const known = await ask(app, anna, { path: '/calendar/feed' })
  expect(getCalendarFeed.data.parse(known.data).feed?.readAt).not.toBeNull()
})

it('forgets the address before, and the last one when it is closed', async () => {
  const old = await renew(anna)
  const next = await renew(anna)
  expect((await read(old)).statusCode).toBe(404)
  expect((await read(next)).statusCode).toBe(200)
  await ask(app, anna, { method: 'DELETE', path: '/calendar/feed' })
  expect((await read(next)).statusCode).toBe(404)
  const known = await ask(app, anna, { path: '/calendar/feed' })
  expect(getCalendarFeed.data.parse(known.data).feed).toBeNull()
})

it('has the rights of its person as they are now', async () => {
  const guest = await addMember(app, anna, { id: 3, role: 'viewer' })
  const url = await renew(guest)
  expect(titlesOf((await read(url)).body)).toHaveLength(2)
  await app.database.pool.query(
    'update workspace_members set connection_ids = $3 where workspace_id = $1 and user_id = $2',
    [anna.workspaceId, guest.userId, [channel]],
  )
  expect(titlesOf((await read(url)).body)).toEqual([String.raw`SUMMARY:Открыли запись\; приходите`])
  await app.database.pool.query(
    'delete from workspace_members where workspace_id = $1 and user_id = $2',
    [anna.workspaceId, guest.userId],
  )
  expect((await read(url)).statusCode).toBe(404)
})

it('says so when there is no such calendar', async () => {
  const answer = await read('/api/calendar-feeds/nobody')
  expect(answer.statusCode).toBe(404)
  expect(answer.json().error.message).toContain('Такого календаря нет')
})
