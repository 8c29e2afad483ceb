import {
  analyticsOverview,
  getAnalyticsAccount,
  listAnalyticsAccounts,
} from '@kadr/contract/insight/analytics'
import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import { describe, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { addDays, addFiguresAccount, addWorkItem } from '../../../../test/figures.ts'
import { ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let channel: string
let people: number
setUpWriters((desk) => {
  ;({ app, who, channel, people } = desk)
})

/** Today is 10 March: the week is 4–10 March, the one before 25 February – 3 March. */
const readOverview = async (query = 'length=week') => {
  const { data, error } = await ask(app, who, { path: `/analytics/overview?${query}` })
  if (error) throw new Error(`${error.code} ${error.field}: ${error.message}`)
  return parse(analyticsOverview, data)
}
const pick = (figures: readonly Figure[], metric: AnalyticsMetric) =>
  figures.find((figure) => figure.metric === metric)

describe('the overview', () => {
  it('is empty, not zero, without accounts', async () => {
    const { figures, networks, series, period, previous } = await readOverview()
    expect(period).toEqual({ from: '2026-03-04', to: '2026-03-10' })
    expect(previous).toEqual({ from: '2026-02-25', to: '2026-03-03' })
    expect(figures.map(({ value }) => value)).toEqual(Array(8).fill(null))
    expect(series[0]?.now).toEqual(Array(7).fill(null))
    expect(networks).toEqual([])
  })

  it('compares the days both periods have, without today', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const days = {
      '2026-02-25': 100,
      '2026-02-26': 100,
      '2026-03-03': 500,
      '2026-03-04': 150,
      '2026-03-06': 70,
      '2026-03-10': 10,
    }
    await addDays({ app, ...who, accountId, source: 'items', metric: 'views', days })
    const { figures, series, today } = await readOverview()
    expect(pick(figures, 'views')).toEqual({
      metric: 'views',
      value: 230,
      absence: null,
      change: { kind: 'percent', share: 0.5 },
      compared: { now: 150, before: 100 },
      leftOut: [
        {
          accountId,
          network: 'tiktok',
          title: 'Зерно',
          isWholeNetwork: true,
          missing: 'days',
          days: 1,
          ofDays: 3,
        },
      ],
      since: null,
      isDaySum: false,
      networks: ['tiktok'],
    })
    expect(today).toBe('2026-03-10')
    expect(series[0]).toEqual({
      metric: 'views',
      now: [150, null, 70, null, null, null, 10],
      before: [100, 100, null, null, null, null, 500],
      lateFrom: '2026-03-10',
      isSpread: false,
    })
  })

  it('compares without a network that has figures in one period only, and says so', async () => {
    const days = { '2026-02-25': 100, '2026-03-04': 120 }
    const tiktok = await addFiguresAccount({ app, ...who })
    const youtube = await addFiguresAccount({ app, ...who, network: 'youtube', title: 'Обжарка' })
    const of = { app, ...who, metric: 'views' as const, source: 'items' as const }
    await addDays({ ...of, accountId: tiktok, days })
    const before = pick((await readOverview()).figures, 'views')
    await addDays({
      ...of,
      accountId: youtube,
      network: 'youtube',
      days: { '2026-03-04': 5000, '2026-03-05': 5000 },
    })
    const { figures, networks } = await readOverview()
    expect(pick(figures, 'views')).toMatchObject({
      value: 10_120,
      change: before?.change,
      compared: { now: 120, before: 100 },
      leftOut: [{ accountId: youtube, title: 'Обжарка', missing: 'before', isWholeNetwork: true }],
    })
    const alone = networks.find(({ network }) => network === 'youtube')
    expect(pick(alone?.figures ?? [], 'views')).toMatchObject({
      change: { kind: 'unknown' },
      compared: null,
    })
  })

  it('takes days that a network reports late for unfinished', async () => {
    const accountId = await addFiguresAccount({ app, ...who, network: 'youtube' })
    const days = Object.fromEntries(
      Array.from({ length: 12 }, (_, index) => [`2026-02-${15 + index}`, 10]).concat(
        Array.from({ length: 7 }, (_, index) => [`2026-03-0${1 + index}`, 10]),
      ),
    )
    const of = { app, ...who, accountId, network: 'youtube' as const }
    await addDays({ ...of, source: 'account', metric: 'viewsDay', days })
    const { series, figures } = await readOverview()
    expect(series.find(({ metric }) => metric === 'views')?.lateFrom).toBe('2026-03-08')
    expect(series.find(({ metric }) => metric === 'followers')?.lateFrom).toBe('2026-03-10')
    expect(pick(figures, 'views')).toMatchObject({ compared: { now: 20, before: 20 } })
  })

  it('is full on the first day: what the pieces of the period have, and growth from now on', async () => {
    const accountId = await addFiguresAccount({ app, ...who, network: 'bluesky' })
    await app.database.pool.query('update analytics_accounts set created_at = $2 where id = $1', [
      accountId,
      new Date('2026-03-10T06:00:00Z'),
    ])
    const add = (day: string, likes: number, comments: number) =>
      addWorkItem({
        app,
        ...who,
        accountId,
        network: 'bluesky',
        publishedAt: new Date(`${day}T09:00:00Z`),
        figures: { likes, comments },
      })
    await add('2026-03-05', 40, 7)
    await add('2026-03-06', 60, 0)
    await add('2026-02-06', 900, 90)
    const { figures, lifetime, joined } = await readOverview()
    expect(lifetime).toEqual({
      count: 2,
      figures: {
        views: null,
        reach: null,
        likes: 100,
        comments: 7,
        shares: null,
        saves: null,
        engagementRate: null,
      },
    })
    expect(joined).toMatchObject([{ accountId, since: '2026-03-10' }])
    expect(pick(figures, 'likes')).toMatchObject({
      value: null,
      absence: 'unread',
      since: '2026-03-10',
    })
    expect(pick(figures, 'views')).toMatchObject({
      value: null,
      absence: 'unreported',
      since: null,
    })
  })

  it('calls reach of several days a sum', async () => {
    const accountId = await addFiguresAccount({ app, ...who, network: 'instagram' })
    const of = { app, ...who, accountId, network: 'instagram' as const }
    const days = { '2026-03-04': 30, '2026-03-05': 30 }
    await addDays({ ...of, source: 'account', metric: 'reachDay', days })
    expect(pick((await readOverview()).figures, 'reach')).toMatchObject({
      value: 60,
      isDaySum: true,
    })
    const day = await readOverview('from=2026-03-04&to=2026-03-04')
    expect(pick(day.figures, 'reach')).toMatchObject({ value: 30, isDaySum: false })
  })

  it('counts an account by its own days or by its pieces, not by both', async () => {
    const youtube = await addFiguresAccount({ app, ...who, network: 'youtube' })
    const of = { app, ...who, accountId: youtube, network: 'youtube' as const }
    await addDays({ ...of, source: 'account', metric: 'viewsDay', days: { '2026-03-05': 40 } })
    await addDays({
      ...of,
      source: 'items',
      metric: 'views',
      days: { '2026-03-05': 35, '2026-03-06': 5 },
    })
    const { figures } = await readOverview()
    expect(pick(figures, 'views')?.value).toBe(40)
  })

  it('tells followers as a level with its gain, also over silent days and new accounts', async () => {
    const old = await addFiguresAccount({ app, ...who })
    const young = await addFiguresAccount({ app, ...who, network: 'telegram' })
    await addDays({
      app,
      ...who,
      accountId: old,
      source: 'account',
      metric: 'followers',
      days: { '2026-03-03': 100, '2026-03-05': 110, '2026-03-08': 105 },
    })
    await addDays({
      app,
      ...who,
      accountId: young,
      network: 'telegram',
      source: 'account',
      metric: 'followers',
      days: { '2026-03-07': 1000, '2026-03-08': 1001 },
    })
    const { figures, series } = await readOverview()
    expect(pick(figures, 'followers')).toMatchObject({
      value: 1106,
      change: { kind: 'difference', value: 6 },
    })
    expect(series.find(({ metric }) => metric === 'followers')?.now).toEqual([
      null,
      110,
      null,
      1110,
      1106,
      null,
      null,
    ])
  })

  it('names the rate by views, and leaves out networks without them', async () => {
    const tiktok = await addFiguresAccount({ app, ...who })
    const bluesky = await addFiguresAccount({ app, ...who, network: 'bluesky' })
    const day = '2026-03-05'
    const of = { app, ...who, source: 'items' as const }
    await addDays({ ...of, accountId: tiktok, metric: 'views', days: { [day]: 1000 } })
    await addDays({ ...of, accountId: tiktok, metric: 'likes', days: { [day]: 50 } })
    await addDays({ ...of, accountId: tiktok, metric: 'comments', days: { [day]: 10 } })
    await addDays({
      ...of,
      accountId: bluesky,
      network: 'bluesky',
      metric: 'likes',
      days: { [day]: 500 },
    })
    const { figures, networks } = await readOverview()
    expect(pick(figures, 'engagementRate')).toMatchObject({ value: 0.06, networks: ['tiktok'] })
    expect(pick(figures, 'likes')?.value).toBe(550)
    const blue = networks.find(({ network }) => network === 'bluesky')
    expect(pick(blue?.figures ?? [], 'views')).toMatchObject({
      value: null,
      absence: 'unreported',
    })
  })

  it('leaves out accounts of others that are only tracked', async () => {
    const accountId = await addFiguresAccount({ app, ...who, isTracked: true })
    await addDays({
      app,
      ...who,
      accountId,
      source: 'items',
      metric: 'views',
      days: { '2026-03-05': 40 },
    })
    expect(pick((await readOverview()).figures, 'views')?.value).toBeNull()
    const asked = await readOverview(`length=week&accountIds=${accountId}`)
    expect(pick(asked.figures, 'views')?.value).toBe(40)
  })

  it('says what is stale and what repairs it', async () => {
    await app.database.pool.query("update connections set access = 'needs_reauth' where id = $1", [
      channel,
    ])
    const id = await addFiguresAccount({
      app,
      ...who,
      network: 'telegram',
      connectionId: channel,
      foundAt: new Date('2026-03-08T09:00:00Z'),
    })
    // LinkedIn gives this application no figures of profiles: nothing to wait for.
    const profile = await addFiguresAccount({ app, ...who, network: 'linkedin', foundAt: null })
    await app.database.pool.query(
      `update metric_subjects set outcome = 'not_allowed', failure_code = 'unsupported' where id = $1`,
      [profile],
    )
    const { stale } = await readOverview()
    expect(stale).toMatchObject([
      { id, stale: { since: '2026-03-08T09:00:00.000Z', isSignInNeeded: true } },
    ])
  })

  it('says at once that a disconnected account is missing, but not in periods after it', async () => {
    const add = (foundAt: Date) => addFiguresAccount({ app, ...who, connectionId: null, foundAt })
    const fresh = await add(new Date('2026-03-10T08:00:00Z'))
    await add(new Date('2026-01-10T08:00:00Z'))
    const { stale } = await readOverview()
    expect(stale).toMatchObject([
      { id: fresh, stale: { since: '2026-03-10T08:00:00.000Z', isDetached: true } },
    ])
  })

  it('shows the best and the weakest pieces against the median of their account', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const add = (day: string, views: number, caption: string) =>
      addWorkItem({
        app,
        ...who,
        accountId,
        caption,
        publishedAt: new Date(`${day}T09:00:00Z`),
        figures: { views },
      })
    for (const day of ['2026-02-10', '2026-02-11', '2026-02-12', '2026-02-13'])
      await add(day, 100, 'Обычный')
    await add('2026-03-05', 300, 'Хит')
    await add('2026-03-06', 20, 'Тихий')
    await add('2026-03-10', 1, 'Только что')
    const { best, weak, publications } = await readOverview()
    expect(best.map(({ title, ratio }) => [title, ratio])).toEqual([['Хит', 3]])
    expect(weak.map(({ title, ratio }) => [title, ratio])).toEqual([['Тихий', 0.2]])
    expect(publications).toEqual([0, 1, 1, 0, 0, 0, 1])
  })

  it.each([
    ['from=2016-01-01&to=2026-03-01', 'from', 'Период не длиннее двух лет'],
    ['from=2026-03-05&to=2026-03-01', 'to', 'Конец периода раньше начала'],
    ['from=2026-03-05', 'to', 'Укажите конец периода'],
    ['from=2026-02-31&to=2026-03-01', 'from', 'укажите дату'],
    ['from=2027-02-01&to=2027-03-01', 'from', 'Период ещё не начался'],
  ])('refuses %s by name', async (query, field, message) => {
    const { status, error } = await ask(app, who, { path: `/analytics/overview?${query}` })
    expect({ status, field: error?.field }).toEqual({ status: 400, field })
    expect(error?.message).toContain(message)
  })
})

describe('accounts', () => {
  it('are sorted by any figure, those without it last, page by page', async () => {
    const ids = await Promise.all(
      ['А', 'Б', 'В'].map((title) => addFiguresAccount({ app, ...who, title })),
    )
    for (const [index, views] of [5, 50].entries()) {
      await addDays({
        app,
        ...who,
        accountId: ids[index] ?? '',
        source: 'items',
        metric: 'views',
        days: { '2026-03-05': views },
      })
    }
    const read = async (query: string) => {
      const { data } = await ask(app, who, { path: `/analytics/accounts?length=week&${query}` })
      return parse(listAnalyticsAccounts.data, data)
    }
    const first = await read('sort=views&limit=2')
    expect(first.items.map(({ title }) => title)).toEqual(['Б', 'А'])
    const second = await read(`sort=views&limit=2&cursor=${first.nextCursor}`)
    expect(second.items.map(({ title }) => title)).toEqual(['В'])
    expect(second.nextCursor).toBeNull()
    const up = await read('sort=views&order=asc')
    expect(up.items.map(({ title }) => title)).toEqual(['А', 'Б', 'В'])
  })

  it('tell apart what a network does not report, and are closed to others', async () => {
    const id = await addFiguresAccount({ app, ...who, network: 'bluesky' })
    const { data } = await ask(app, who, { path: `/analytics/accounts/${id}` })
    const { unreported } = parse(getAnalyticsAccount.data, data)
    expect(unreported).toContain('views')
    expect(unreported).toContain('engagementRate')
    expect(unreported).not.toContain('likes')
    const stranger = await newWriter(app, people + 1)
    expect(await ask(app, stranger, { path: `/analytics/accounts/${id}` })).toMatchObject({
      status: 404,
    })
  })
})
