import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { applyPlanSheet, checkPlanSheet, planSheet } from '@kadr/contract/publishing/plan-sheets'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFakeClock } from '../../../../../test/fake-clock.ts'
import { addAccount, addMember, ask, newWriter, type Writer } from '../../../../../test/posts.ts'
import { createTestShell, type TestShell } from '../../../../../test/test-shell.ts'
import { composition } from '../../../../app.ts'
import { createPostsModule } from '../index.ts'

const HEAD = 'Текст;Аккаунты;Дата;Время\n'
const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
let sheet = { type: 'text/csv', text: '' }
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': sheet.type }).end(sheet.text)
})
let app: TestShell
let who: Writer
let channel: string
let url: string
let people = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}/plan.csv`
  const fetch = createSafeFetch({ ports: [port], isAllowed: () => true })
  const modules = composition.modules.filter(({ name }) => name !== 'posts')
  app = await createTestShell(
    { ...composition, modules: [...modules, createPostsModule({ fetch })] },
    { clock },
  )
})
afterAll(async () => {
  await app.stop()
  server.close()
})
beforeEach(async () => {
  people += 10
  who = await newWriter(app, people)
  channel = await addAccount(app, who, 'telegram', 'Студия')
})

const add = (rest: object = {}, by = who) =>
  ask(app, by, {
    method: 'POST',
    path: '/plan-sheets',
    body: { url, connectionIds: [channel], isScheduled: true, ...rest },
  })
const write = (...rows: string[]) => {
  sheet = { type: 'text/csv', text: `${HEAD}${rows.join('\n')}` }
}
const open = async (...rows: string[]) => {
  write(...rows)
  const { data } = await add()
  return planSheet.parse(data).id
}
const check = async (id: string) => {
  const { data } = await ask(app, who, { method: 'POST', path: `/plan-sheets/${id}/check` })
  return checkPlanSheet.data.parse(data)
}
const apply = async (id: string) => {
  const { hash } = await check(id)
  const { data } = await ask(app, who, {
    method: 'POST',
    path: `/plan-sheets/${id}/apply`,
    body: { hash },
  })
  return applyPlanSheet.data.parse(data)
}
const fatesOf = async (id: string) => (await check(id)).rows.map(({ fate }) => fate)
const posts = async () => {
  const { rows } = await app.database.pool.query(
    `select p.text, p.wall_time, p.version, p.id, array_agg(t.state) as states from posts p
     left join post_targets t on t.post_id = p.id
     where p.workspace_id = $1 and p.deleted_at is null group by p.id order by p.text`,
    [who.workspaceId],
  )
  return rows as {
    text: string
    wall_time: string
    version: number
    id: string
    states: string[]
  }[]
}

it('takes a plan once, however often it is applied', async () => {
  const id = await open('Раз;;12.03.2026;10:00', 'Два;;;', 'Прошлое;;01.03.2026;10:00')
  expect(await fatesOf(id)).toEqual(['new', 'new', 'bad'])
  const { hash } = await check(id)
  const both = await Promise.all(
    [1, 2].map(() =>
      ask(app, who, { method: 'POST', path: `/plan-sheets/${id}/apply`, body: { hash } }),
    ),
  )
  expect(both.map(({ data }) => applyPlanSheet.data.parse(data).created).toSorted()).toEqual([0, 2])
  expect(await apply(id)).toEqual({ created: 0, changed: 0, left: 1 })
  expect(await posts()).toMatchObject([
    { text: 'Два', states: ['draft'] },
    { text: 'Раз', states: ['scheduled'], wall_time: '2026-03-12T10:00' },
  ])
})

it('adds what is new, changes what has changed, and says it before', async () => {
  const id = await open('Раз;;12.03.2026;10:00', 'Два;;13.03.2026;10:00')
  await apply(id)
  write('Два;;14.03.2026;12:00', 'Раз два;;12.03.2026;10:00', 'Три;;;')
  const { rows } = await check(id)
  expect(rows.map(({ fate, changes }) => [fate, changes])).toEqual([
    ['changed', ['Время: было «13.03.2026 10:00»']],
    ['changed', ['Текст']],
    ['new', []],
  ])
  expect(await apply(id)).toEqual({ created: 1, changed: 2, left: 0 })
  expect(await posts()).toMatchObject([
    { text: 'Два', wall_time: '2026-03-14T12:00', states: ['scheduled'] },
    { text: 'Раз два', wall_time: '2026-03-12T10:00', states: ['scheduled'] },
    { text: 'Три', states: ['draft'] },
  ])
  expect(await fatesOf(id)).toEqual(['same', 'same', 'same'])
})

it('leaves alone what a person has changed or deleted, and what is gone from the sheet', async () => {
  const id = await open('Раз;;;', 'Два;;;', 'Три;;;')
  await apply(id)
  const [two, one] = await posts()
  await ask(app, who, {
    method: 'PATCH',
    path: `/posts/${one?.id}`,
    body: { version: one?.version, text: 'Раз, иначе' },
  })
  await ask(app, who, { method: 'DELETE', path: `/posts/${two?.id}` })
  write('Раз;Студия;;', 'Два;Студия;;')
  const { rows, goneCount } = await check(id)
  expect(goneCount).toBe(1)
  expect(rows.map(({ fate, warnings }) => [fate, warnings[0]])).toEqual([
    ['kept', 'Пост изменили в Кадре, он останется таким'],
    ['kept', 'Пост удалён в Кадре'],
  ])
  expect(await apply(id)).toEqual({ created: 0, changed: 0, left: 2 })
  expect((await posts()).map(({ text }) => text)).toEqual(['Раз, иначе', 'Три'])
})

it('leaves a planned post as it was where the network would refuse it', async () => {
  const id = await open('Раз;;12.03.2026;10:00')
  await apply(id)
  write(`Раз ${'я'.repeat(5000)};;12.03.2026;10:00`, 'Новый;;;')
  expect(await apply(id)).toEqual({ created: 1, changed: 0, left: 1 })
  expect((await posts()).map(({ text }) => text)).toEqual(['Новый', 'Раз'])
})

it('does not mind that the time of what is out has passed', async () => {
  const id = await open('Раз;;10.03.2026;12:10')
  await apply(id)
  clock.advance(600_000)
  expect(await fatesOf(id)).toEqual(['same'])
  write('Раз иначе;;10.03.2026;12:10')
  const [row] = (await check(id)).rows
  expect(row).toMatchObject({ fate: 'bad', errors: ['Это время уже прошло'] })
})

it('refuses to apply another table than was shown', async () => {
  const id = await open('Раз;;;')
  const { hash } = await check(id)
  write('Раз;;;', 'Два;;;')
  expect(
    await ask(app, who, { method: 'POST', path: `/plan-sheets/${id}/apply`, body: { hash } }),
  ).toMatchObject({ status: 409, error: { code: 'CONFLICT' } })
  expect(await posts()).toEqual([])
})

it('keeps no address without a table, and says what is there', async () => {
  sheet = { type: 'text/html', text: '<!doctype html><p>Войдите' }
  expect(await add()).toMatchObject({
    status: 400,
    error: { field: 'url', message: expect.stringContaining('Откройте доступ всем') },
  })
  sheet = { type: 'text/csv', text: 'просто слова' }
  expect(await add()).toMatchObject({ status: 400, error: { field: 'url' } })
  expect(await add({ url: 'http://10.0.0.1/a.csv' })).toMatchObject({ status: 400 })
  expect(await add({ url: 'нет' })).toMatchObject({ status: 400, error: { field: 'url' } })
  expect((await ask(app, who, { path: '/plan-sheets' })).data).toEqual({ items: [] })
})

it('is of its workspace, and of whoever brought it where a member has some accounts', async () => {
  const id = await open('Раз;;;')
  const other = await newWriter(app, people + 1)
  const path = `/plan-sheets/${id}/check`
  expect(await ask(app, other, { method: 'POST', path })).toMatchObject({ status: 404 })
  const member = await addMember(app, who, { id: people + 2, role: 'editor' })
  expect((await ask(app, member, { method: 'POST', path })).status).toBe(200)
  await app.database.pool.query(
    'update workspace_members set connection_ids = $2 where user_id = $1',
    [member.userId, [channel]],
  )
  expect(await ask(app, member, { method: 'POST', path })).toMatchObject({ status: 404 })
})
