import { getAnalyticsOverview } from '@kadr/contract/insight/analytics'
import { createReport, makeReportFile, reportDocument } from '@kadr/contract/insight/reports'
import { describeLeftOut, labelFigure } from '@kadr/domain/insight/describe-comparison'
import { describeLifetime } from '@kadr/domain/insight/describe-lifetime'
import { formatChange, formatCount } from '@kadr/domain/insight/format-figure'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { createFakeClock } from '../../../../test/fake-clock.ts'
import { addDays, addFiguresAccount, addWorkItem } from '../../../../test/figures.ts'
import { call } from '../../../../test/people.ts'
import {
  addAccount,
  ask,
  createDraft,
  newWriter,
  plan,
  type Writer,
} from '../../../../test/posts.ts'
import { readPages } from '../../../../test/read-pages.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { makeSheets } from '../../insight/reports/report-tables.ts'
import { composeStats } from '../bot/stats-message.ts'
import { makeDigests, makeDigestsFor } from './make-digests.ts'

/** Tuesday, 9:05 in Moscow. */
const MORNING = new Date('2026-03-10T06:05:00Z')
const clock = createFakeClock(new Date('2026-03-09T12:00:00Z'))
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const digests = async () => {
  const { rows } = await app.database.pool.query<{ kind: string; title: string; text: string }>(
    `select kind, title, text from notifications where kind like '%_digest'`,
  )
  return rows
}

it('tells in the morning of the person what comes out today, once, and nothing on an empty day', async () => {
  const writer = await newWriter(app, 1)
  const account = await addAccount(app, writer, 'telegram')
  const draft = await createDraft(app, writer, [account], { text: 'Весеннее меню' })
  await plan(app, writer, draft, '2026-03-10T18:30')
  await makeDigests({ ctx: app.ctx })
  expect(await digests()).toEqual([])
  clock.set(MORNING)
  await makeDigests({ ctx: app.ctx })
  await makeDigests({ ctx: app.ctx })
  expect(await digests()).toEqual([
    {
      kind: 'daily_digest',
      title: 'Сегодня по плану 1\u00a0пост',
      text: expect.stringContaining('18:30 Весеннее меню'),
    },
  ])
  clock.set(new Date('2026-03-12T06:05:00Z'))
  await makeDigests({ ctx: app.ctx })
  expect(await digests()).toHaveLength(1)
})

it('tells one member at any hour, and not again in the morning', async () => {
  const before = (await digests()).length
  clock.set(new Date('2026-03-16T03:00:00Z'))
  const writer = await newWriter(app, 2)
  const account = await addAccount(app, writer, 'telegram')
  const draft = await createDraft(app, writer, [account], { text: 'Летнее меню' })
  await plan(app, writer, draft, '2026-03-16T18:30')
  const { userId, workspaceId } = writer
  await makeDigestsFor({ ctx: app.ctx, userId, workspaceId })
  await makeDigestsFor({ ctx: app.ctx, userId, workspaceId })
  clock.set(new Date('2026-03-16T06:05:00Z'))
  await makeDigests({ ctx: app.ctx })
  const made = (await digests()).slice(before)
  expect(made.map(({ text }) => text)).toEqual([expect.stringContaining('Летнее меню')])
})

/** The weeks of 9 and 16 March: YouTube is in the second one only. */
const addFigures = async (writer: Writer) => {
  const of = { app, workspaceId: writer.workspaceId, source: 'items' } as const
  const shop = await addFiguresAccount({ ...of, title: 'Зерно' })
  const channel = await addFiguresAccount({ ...of, network: 'youtube', title: 'Чай' })
  const views = { '2026-03-10': 1000, '2026-03-17': 1234 }
  const reach = { '2026-03-10': 100, '2026-03-11': 100, '2026-03-17': 150, '2026-03-18': 150 }
  await addDays({ ...of, accountId: shop, metric: 'views', days: views })
  await addDays({ ...of, accountId: shop, metric: 'reach', days: reach })
  const days = { '2026-03-17': 5000 }
  await addDays({ ...of, accountId: channel, network: 'youtube', metric: 'views', days })
}

const weeklyOf = async ({ userId }: Writer) => {
  const { rows } = await app.database.pool.query<{ title: string; text: string; link: string }>(
    `select title, text, link from notifications where kind = 'weekly_digest' and user_id = $1`,
    [userId],
  )
  return rows
}

it('tells the results of the week on a Monday, late the same day, never on another one', async () => {
  clock.set(new Date('2026-03-18T09:00:00Z'))
  const writer = await newWriter(app, 3)
  await addFigures(writer)
  await makeDigestsFor({ ctx: app.ctx, ...writer })
  expect(await weeklyOf(writer)).toEqual([])
  clock.set(new Date('2026-03-24T06:05:00Z'))
  await makeDigests({ ctx: app.ctx })
  expect(await weeklyOf(writer)).toEqual([])
  clock.set(new Date('2026-03-23T12:00:00Z'))
  await makeDigests({ ctx: app.ctx })
  await makeDigests({ ctx: app.ctx })
  expect(await weeklyOf(writer)).toMatchObject([
    {
      title: 'Итоги недели: 16\u00a0марта – 22\u00a0марта',
      link: '/analytics?period=custom&from=2026-03-16&to=2026-03-22',
    },
  ])
})

const WEEK = { from: '2026-03-16', to: '2026-03-22' }

const openReport = async (writer: Writer) => {
  const body = { report: WEEK, password: null, lifetime: 7, isOpenConfirmed: true }
  const made = await ask(app, writer, { method: 'POST', path: '/analytics/reports', body })
  const token = parse(createReport.data, made.data).url.split('/').at(-1)
  const path = `/shared-reports/${token}`
  return parse(reportDocument, (await call(app, { method: 'POST', path, body: {} })).data)
}

const readCsv = async (writer: Writer) => {
  const body = { report: WEEK, format: 'csv', table: 'summary' }
  const path = '/analytics/reports/files'
  const { data } = await ask(app, writer, { method: 'POST', path, body })
  const { pathname } = new URL(parse(makeReportFile.data, data).url)
  return (await app.http.inject({ method: 'GET', url: pathname })).body
}

it('says the same as the screen, the link, the files and the bot', async () => {
  clock.set(new Date('2026-03-23T06:05:00Z'))
  const writer = await newWriter(app, 4)
  await addFigures(writer)
  await makeDigests({ ctx: app.ctx })
  const path = `/analytics/overview?${new URLSearchParams(WEEK)}`
  const screen = parse(getAnalyticsOverview.data, (await ask(app, writer, { path })).data)
  const [views, reach] = screen.figures
  if (views?.change.kind !== 'percent' || reach?.change.kind !== 'percent')
    throw new Error('No change')
  const leftOut = describeLeftOut({ figure: views, nameOf: (one) => NETWORK_NAMES[one] }) ?? ''
  const [name] = leftOut.split(':')
  const known = [
    { ...views, text: formatCount(6234), percent: '23,4\u00a0%' },
    { ...reach, text: formatCount(300), percent: '50,0\u00a0%' },
  ]
  expect(known.map(({ value }) => value)).toEqual([6234, 300])
  expect(known.map(({ change }) => formatChange(change)?.text)).toEqual(
    known.map(({ percent }) => `+${percent}`),
  )
  expect(leftOut).toBe('без YouTube: за\u00a0прошлый период данных нет')

  const document = await openReport(writer)
  expect(document.overview).toEqual(screen)
  expect(document.summary[0]).toContain(`23,4\u00a0% больше, чем в прошлом периоде (${leftOut})`)
  const [weekly] = await weeklyOf(writer)
  const stats = await composeStats({ ctx: app.ctx, userId: writer.userId })
  const pages = readPages(document).join(' ')
  for (const { text, percent, ...figure } of known) {
    for (const message of [weekly?.text, stats.text]) {
      expect(message).toContain(`${labelFigure(figure)}: ${text}, на ${percent} больше`)
    }
    expect(pages).toContain(`${labelFigure(figure)} ${text} +${percent}`)
  }
  for (const message of [weekly?.text, stats.text]) expect(message).toContain(`больше (${name})`)
  expect(pages.replaceAll('\u00a0', ' ')).toContain(leftOut.replaceAll('\u00a0', ' '))
  expect(pages).toContain('TikTok\u00a0«Зерно»')

  const [summary] = makeSheets(document)
  const csv = (await readCsv(writer)).split('\r\n')
  for (const [index, figure] of known.entries()) {
    const { change } = figure
    const share = change.kind === 'percent' ? change.share : null
    expect(summary?.rows[index + 1]?.slice(0, 3)).toEqual([
      labelFigure(figure),
      { value: figure.value, format: 'count' },
      { value: share, format: 'percentChange' },
    ])
    expect(csv[index + 1]).toContain(
      `${labelFigure(figure)};${figure.value};${String(share).replace('.', ',')};`,
    )
  }
  expect(summary?.rows[1]).toContain(leftOut)
  expect(csv[1]).toContain(leftOut)
})

it('says on the first day, as the screen does, what the pieces of the week have', async () => {
  clock.set(new Date('2026-03-23T06:05:00Z'))
  const writer = await newWriter(app, 5)
  const { workspaceId } = writer
  const accountId = await addFiguresAccount({ app, workspaceId, network: 'bluesky', title: 'Чай' })
  await app.database.pool.query('update analytics_accounts set created_at = $2 where id = $1', [
    accountId,
    new Date('2026-03-20T06:00:00Z'),
  ])
  for (const day of ['2026-03-17', '2026-03-18']) {
    const publishedAt = new Date(`${day}T09:00:00Z`)
    const figures = { likes: 50, comments: 3 }
    await addWorkItem({ app, workspaceId, accountId, network: 'bluesky', publishedAt, figures })
  }
  await makeDigestsFor({ ctx: app.ctx, ...writer })
  const path = `/analytics/overview?${new URLSearchParams(WEEK)}`
  const screen = parse(getAnalyticsOverview.data, (await ask(app, writer, { path })).data)
  const said = describeLifetime(screen.lifetime) ?? ''
  expect(said.replaceAll('\u00a0', ' ')).toBe(
    'У 2 публикаций периода за всё время: 100 лайков, 6 комментариев.',
  )
  const document = await openReport(writer)
  expect(document.overview).toEqual(screen)
  expect(document.summary).toContain(said)
  const pages = readPages(document).join(' ')
  expect(pages).toContain(said)
  expect(pages).toContain('прирост с\u00a020\u00a0мар')
  const [weekly] = await weeklyOf(writer)
  const stats = await composeStats({ ctx: app.ctx, userId: writer.userId })
  for (const message of [weekly?.text, stats.text]) expect(message).toContain(said)
  const csv = await readCsv(writer)
  expect(csv).toContain('Лайки;пока нет данных;;не с чем сравнить;;;2026-03-20;100')
  expect(csv).toContain('Просмотры;сеть не отдаёт;')
})
