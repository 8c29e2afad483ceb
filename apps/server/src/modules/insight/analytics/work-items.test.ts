import { getAttribution, getBestTime } from '@kadr/contract/insight/analytics'
import { getWorkItem, listWorkItems } from '@kadr/contract/insight/work-items'
import { rubric } from '@kadr/contract/publishing/rubrics'
import { ENOUGH_CASES } from '@kadr/domain/insight/figures'
import { type CurvePoint, usualBand } from '@kadr/domain/insight/usual-curve'
import { DAY_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { Response } from 'undici'
import { describe, expect, it } from 'vitest'
import { parse } from 'zod/mini'
import { addFiguresAccount, addWorkItem } from '../../../../test/figures.ts'
import { drawPicture } from '../../../../test/media.ts'
import { ask, createDraft, newWriter, type Writer } from '../../../../test/posts.ts'
import { addReel } from '../../../../test/reels.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { readItemPictures } from './item-pictures.ts'

let app: TestShell
let who: Writer
let people: number
setUpWriters((desk) => {
  ;({ app, who, people } = desk)
})

const read = async (query: string) => {
  const { data, error } = await ask(app, who, { path: `/analytics/work-items?${query}` })
  if (error) throw new Error(`${error.code} ${error.field}: ${error.message}`)
  return parse(listWorkItems.data, data)
}

const readAll = async (query: string) => {
  const titles: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof read>> = await read(
      `${query}&limit=2${cursor && `&cursor=${cursor}`}`,
    )
    titles.push(...page.items.map(({ title }) => title))
    cursor = page.nextCursor
  }
  return titles
}

const at = (day: number, hour = 9) => new Date(Date.UTC(2026, 1, day, hour))

it('has a picture in reports also where it was made elsewhere, unless the network has it no longer', async () => {
  const accountId = await addFiguresAccount({ app, ...who })
  const of = { app, ...who, accountId, publishedAt: at(3) }
  const [shown, gone] = [await addWorkItem(of), await addWorkItem(of)]
  await app.database.pool.query(
    `update work_items set thumbnail_url = 'https://pictures.test/' || id where id = any($1)`,
    [[shown, gone]],
  )
  const bytes = await drawPicture({ width: 60, height: 90 })
  const pictures = await readItemPictures({
    ctx: app.ctx,
    workspaceId: who.workspaceId,
    ids: [shown, gone],
    fetch: async (url) => new Response(String(url).endsWith(shown) ? bytes : 'gone'),
  })
  expect([...pictures.keys()]).toEqual([shown])
})

describe('the list of work items', () => {
  it('is sorted by time or by any figure, those without it last, page by page', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const of = { app, ...who, accountId }
    await addWorkItem({ ...of, caption: 'А', publishedAt: at(1), figures: { views: 10, likes: 3 } })
    await addWorkItem({ ...of, caption: 'Б', publishedAt: at(2), figures: { views: 30 } })
    await addWorkItem({ ...of, caption: 'В', publishedAt: at(3) })
    await addWorkItem({ ...of, caption: 'Г', publishedAt: at(4), figures: { views: 10 } })
    await addWorkItem({ ...of, caption: 'Д', publishedAt: at(5) })
    expect(await readAll('sort=published')).toEqual(['Д', 'Г', 'В', 'Б', 'А'])
    expect(await readAll('sort=published&order=asc')).toEqual(['А', 'Б', 'В', 'Г', 'Д'])
    expect(await readAll('sort=views')).toEqual(['Б', 'Г', 'А', 'Д', 'В'])
    expect(await readAll('sort=views&order=asc')).toEqual(['А', 'Г', 'Б', 'Д', 'В'])
    expect(await readAll('sort=likes')).toEqual(['А', 'Д', 'Г', 'В', 'Б'])
  })

  it('keeps to its filters and to its workspace', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const other = await addFiguresAccount({ app, ...who, network: 'telegram' })
    await addWorkItem({ app, ...who, accountId, caption: 'Кофе дома', publishedAt: at(1) })
    await addWorkItem({
      app,
      ...who,
      accountId: other,
      network: 'telegram',
      caption: 'Чай 100 %',
      kind: 'text',
      publishedAt: at(20),
    })
    const tracked = await addFiguresAccount({ app, ...who, network: 'youtube', isTracked: true })
    await addWorkItem({ app, ...who, accountId: tracked, caption: 'Чужое', publishedAt: at(2) })
    expect(await readAll('')).toEqual(['Чай 100 %', 'Кофе дома'])
    expect(await readAll(`accountIds=${tracked}`)).toEqual(['Чужое'])
    expect(await readAll('networks=telegram')).toEqual(['Чай 100 %'])
    expect(await readAll('kind=video')).toEqual(['Кофе дома'])
    expect(await readAll('search=кофе')).toEqual(['Кофе дома'])
    expect(await readAll(`search=${encodeURIComponent('%')}`)).toEqual(['Чай 100 %'])
    expect(await readAll('from=2026-02-10&to=2026-02-28')).toEqual(['Чай 100 %'])
    const stranger = await newWriter(app, people + 1)
    expect((await ask(app, stranger, { path: '/analytics/work-items' })).data).toMatchObject({
      items: [],
    })
  })

  it('tells a missing figure from zero', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    await addWorkItem({ app, ...who, accountId, publishedAt: at(1), figures: { views: 0 } })
    const { items } = await read('')
    expect(items[0]?.figures).toMatchObject({ views: 0, likes: null, engagementRate: null })
  })
})

describe('a work item', () => {
  it('has its curve against the usual band of the account', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const views = (scale: number) =>
      [1, 3, 6, 12, 24].map((hours) => ({ hours, value: hours * scale }))
    for (let day = 1; day <= 10; day += 1) {
      await addWorkItem({ app, ...who, accountId, publishedAt: at(day), views: views(10) })
    }
    const id = await addWorkItem({ app, ...who, accountId, publishedAt: at(20), views: views(50) })
    const { data } = await ask(app, who, { path: `/analytics/work-items/${id}` })
    const { curve, item } = parse(getWorkItem.data, data)
    expect(curve.pieces).toBe(10)
    expect(curve.points[0]).toEqual({ hours: 1, value: 50 })
    expect(curve.band.find(({ hours }) => hours === 24)).toEqual({
      hours: 24,
      low: 240,
      middle: 240,
      high: 240,
    })
    expect(item.ratio).toBe(5)
    expect(item.unreported).toContain('saves')
    expect(item.unreported).not.toContain('likes')
    const { items } = await read('sort=views')
    expect(items[0]).toMatchObject({ id, ratio: item.ratio, unreported: item.unreported })
    const stranger = await newWriter(app, people + 1)
    expect(await ask(app, stranger, { path: `/analytics/work-items/${id}` })).toMatchObject({
      status: 404,
    })
  })

  it('has the band of all readings, also of late, missing and falling ones', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const random = createSeededRandom(11)
    const addCurve = async (index: number) => {
      const hours = [0.2, 0.9, ...Array.from({ length: 40 }, () => random() ** 3 * 850)]
      const views = hours
        .toSorted((one, other) => one - other)
        .filter((age, place, all) => place === 0 || age - (all[place - 1] ?? 0) > 0.3)
        .map((age) => ({ hours: age, value: Math.round(age * 10 + random() * 500) }))
      const publishedAt = new Date(at(1).getTime() + index * 1_234_567)
      await addWorkItem({ app, ...who, accountId, publishedAt, views })
      return views.filter((point) => point.hours < 800)
    }
    const curves: CurvePoint[][] = []
    for (let index = 0; index < 12; index += 1) curves.push(await addCurve(index))
    const id = await addWorkItem({ app, ...who, accountId, publishedAt: at(20) })
    const { data } = await ask(app, who, { path: `/analytics/work-items/${id}` })
    const { band } = parse(getWorkItem.data, data).curve
    const expected = usualBand(curves)
    expect(expected.length).toBeGreaterThan(5)
    expect(band.map(({ hours }) => hours)).toEqual(expected.map(({ hours }) => hours))
    for (const [index, { low, middle, high }] of expected.entries()) {
      expect(band[index]?.low).toBeCloseTo(low, 0)
      expect(band[index]?.middle).toBeCloseTo(middle, 0)
      expect(band[index]?.high).toBeCloseTo(high, 0)
    }
  })

  it('leads to its post until that is in the trash', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const { id: postId } = await createDraft(app, who, [])
    const id = await addWorkItem({ app, ...who, accountId, publishedAt: at(1), postId })
    const readPostId = async () => {
      const { data } = await ask(app, who, { path: `/analytics/work-items/${id}` })
      const { item, origin } = parse(getWorkItem.data, data)
      expect(origin.postId).toBe(item.postId)
      return item.postId
    }
    expect(await readPostId()).toBe(postId)
    await ask(app, who, { path: `/posts/${postId}`, method: 'DELETE' })
    expect(await readPostId()).toBeNull()
  })

  it('has no band with too few pieces', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    const views = [{ hours: 24, value: 10 }]
    for (let day = 1; day < ENOUGH_CASES; day += 1) {
      await addWorkItem({ app, ...who, accountId, publishedAt: at(day), views })
    }
    const id = await addWorkItem({ app, ...who, accountId, publishedAt: at(20), views })
    const { data } = await ask(app, who, { path: `/analytics/work-items/${id}` })
    expect(parse(getWorkItem.data, data).curve).toMatchObject({
      band: [],
      pieces: ENOUGH_CASES - 1,
    })
  })
})

describe('verdicts', () => {
  const addPieces = async (accountId: string) => {
    for (let index = 0; index < 24; index += 1) {
      const isMorning = index % 2 === 0
      const day = new Date(at(1, isMorning ? 5 : 17).getTime() + Math.floor(index / 2) * 2 * DAY_MS)
      await addWorkItem({
        app,
        ...who,
        accountId,
        publishedAt: day,
        caption: isMorning ? 'Как варить' : 'Свежая обжарка',
        views: [
          { hours: 1, value: 5 },
          { hours: 80, value: isMorning ? 900 : 300 },
        ],
      })
    }
  }

  it('find the best time in the workspace zone and what works, with the number of cases', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    await addPieces(accountId)
    const time = parse(
      getBestTime.data,
      (await ask(app, who, { path: '/analytics/best-time' })).data,
    )
    expect(time).toMatchObject({ timeZone: 'Europe/Moscow', count: 24, leftOut: 0 })
    expect(new Set(time.cells.map(({ hour }) => hour))).toEqual(new Set([8, 20]))
    const { data } = await ask(app, who, { path: '/analytics/attribution' })
    const { lines } = parse(getAttribution.data, data)
    const of = { count: 12, ratio: 1.5, low: 1.5, high: 1.5 }
    expect(lines).toContainEqual({ dimension: 'hour', value: '8', ...of })
    expect(lines).toContainEqual({ dimension: 'hook', value: 'teaching', ...of })
    expect(lines.filter(({ dimension }) => dimension === 'weekday')).toEqual([])
  })

  it('compare rubrics, of the post or else of its reel', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    await addPieces(accountId)
    const body = { name: 'Рецепты', color: 'green' }
    const { data: made } = await ask(app, who, { method: 'POST', path: '/rubrics', body })
    const { id: rubricId } = parse(rubric, made)
    const reel = await addReel({ app, person: who })
    const { id: postId } = await createDraft(app, who, [])
    const { pool } = app.database
    await pool.query('update posts set rubric_id = $1 where id = $2', [rubricId, postId])
    await pool.query('update reels set rubric_id = $1 where id = $2', [rubricId, reel.id])
    await pool.query(
      `update work_items set post_id = case when extract(day from published_at)::int % 4 < 2 then $1::uuid end,
         reel_id = case when extract(day from published_at)::int % 4 >= 2 then $2::uuid end
       where workspace_id = $3 and caption = 'Как варить'`,
      [postId, reel.id, who.workspaceId],
    )
    const { data } = await ask(app, who, { path: '/analytics/attribution' })
    expect(parse(getAttribution.data, data).lines).toContainEqual({
      dimension: 'rubric',
      value: 'Рецепты',
      count: 12,
      ratio: 1.5,
      low: 1.5,
      high: 1.5,
    })
  })

  it('leave out pieces read too late, and count them', async () => {
    const accountId = await addFiguresAccount({ app, ...who })
    await addPieces(accountId)
    const attribute = async () => {
      const { data } = await ask(app, who, { path: '/analytics/attribution' })
      return parse(getAttribution.data, data)
    }
    const before = await attribute()
    for (let index = 0; index < 6; index += 1) {
      await addWorkItem({
        app,
        ...who,
        accountId,
        publishedAt: at(1 + index, 5),
        caption: 'Как варить',
        views: [{ hours: 400, value: 1_000_000 }],
      })
    }
    expect(await attribute()).toEqual({ ...before, leftOut: 6 })
  })
})
