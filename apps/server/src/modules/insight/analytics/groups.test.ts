import { listAccountGroups, listPostGroups } from '@kadr/contract/insight/analytics-groups'
import { listWorkItems } from '@kadr/contract/insight/work-items'
import { expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { addDays, addFiguresAccount, addWorkItem } from '../../../../test/figures.ts'
import { ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let people: number
setUpWriters((desk) => {
  ;({ app, who, people } = desk)
})

const create = (kind: 'account' | 'post', body: object, writer = who) =>
  ask(app, writer, { method: 'POST', path: `/analytics/${kind}-groups`, body })

it('compares groups of accounts, and filters by one', async () => {
  const one = await addFiguresAccount({ app, ...who })
  const two = await addFiguresAccount({ app, ...who })
  for (const [accountId, views] of [
    [one, 30],
    [two, 12],
  ] as const) {
    await addDays({
      app,
      ...who,
      accountId,
      source: 'items',
      metric: 'views',
      days: { '2026-03-05': views },
    })
  }
  await create('account', { name: 'Оба', memberIds: [one, two] })
  const { data: created } = await create('account', { name: 'Первый', memberIds: [one] })
  const { data } = await ask(app, who, { path: '/analytics/account-groups?length=week' })
  const groups = parse(listAccountGroups.data, data)
  expect((await ask(app, who, { path: '/account-groups?length=week' })).data).toEqual(data)
  expect(groups.map(({ name, figures }) => [name, figures[0]?.value])).toEqual([
    ['Оба', 42],
    ['Первый', 30],
  ])
  const [, first] = groups
  expect(created).toMatchObject({ id: first?.id, memberIds: [one] })
  const overview = await ask(app, who, {
    path: `/analytics/overview?length=week&accountGroupId=${first?.id}`,
  })
  expect(overview.data).toMatchObject({
    figures: [{ metric: 'views', value: 30 }, {}, {}, {}, {}, {}, {}, {}],
  })
})

it('compares groups of posts by sums and the median of a piece', async () => {
  const accountId = await addFiguresAccount({ app, ...who })
  const add = (views: number) =>
    addWorkItem({
      app,
      ...who,
      accountId,
      publishedAt: new Date('2026-03-01'),
      figures: { views, likes: 1 },
    })
  const ids = [await add(10), await add(20), await add(90)]
  await create('post', { name: 'Серия', memberIds: ids })
  await add(5)
  const { data } = await ask(app, who, { path: '/analytics/post-groups' })
  const [group] = parse(listPostGroups.data, data)
  expect(group).toMatchObject({
    name: 'Серия',
    medianViews: 20,
    totals: { views: 120, likes: 3, shares: null, engagementRate: 0.025 },
    unreported: ['reach', 'saves', 'clicks', 'averageWatchSeconds'],
  })
  const list = await ask(app, who, { path: `/analytics/work-items?postGroupId=${group?.id}` })
  expect(parse(listWorkItems.data, list.data).items).toHaveLength(3)
})

it('renames, refills and deletes, refuses a taken name, and takes nothing of others', async () => {
  const stranger = await newWriter(app, people + 1)
  const foreign = await addFiguresAccount({ app, workspaceId: stranger.workspaceId })
  const own = await addFiguresAccount({ app, ...who })
  expect(await create('account', { name: 'Клиент', memberIds: [foreign, own] })).toMatchObject({
    status: 404,
  })
  await create('account', { name: 'Клиент', memberIds: [own] })
  expect(await create('account', { name: 'Клиент', memberIds: [] })).toMatchObject({
    status: 409,
    error: { field: 'name' },
  })
  const groups = parse(
    listAccountGroups.data,
    (await ask(app, who, { path: '/analytics/account-groups' })).data,
  )
  const path = `/analytics/account-groups/${groups[0]?.id}`
  expect(
    (await ask(app, who, { method: 'PATCH', path, body: { name: 'Зерно', memberIds: [] } })).data,
  ).toMatchObject({ name: 'Зерно', memberIds: [] })
  expect(await ask(app, stranger, { method: 'DELETE', path })).toMatchObject({ status: 404 })
  expect(await ask(app, who, { method: 'DELETE', path })).toMatchObject({ status: 200 })
  expect(await ask(app, who, { method: 'DELETE', path })).toMatchObject({ status: 404 })
})

it('stops at a hundred groups with a word', async () => {
  await app.database.pool.query(
    `insert into analytics_groups (id, workspace_id, kind, name)
     select gen_random_uuid(), $1, 'account', 'Группа ' || n from generate_series(1, 100) n`,
    [who.workspaceId],
  )
  expect(await create('account', { name: 'Ещё одна', memberIds: [] })).toMatchObject({
    status: 409,
    error: { message: 'Не больше 100 групп. Удалите ненужные' },
  })
})
