import { analyticsOverview } from '@kadr/contract/insight/analytics'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../test/people.ts'
import { setUpCollecting } from '../../../../test/set-up-collecting.ts'
import type { AppContext } from '../../../context.ts'
import { collectDue } from './collect.ts'

const play = setUpCollecting({ networks: ['tiktok'] })

const answer = z.looseObject({
  data: z.object({ videos: z.optional(z.array(z.object({ id: z.string() }))) }),
})

/** What the fake TikTok returns for one video and the account; other videos have no figures. */
const told = { piece: '', views: 0, followers: 0 }

const rewrite = (url: string, body: unknown) => {
  if (!url.endsWith('/user/info/') && !url.endsWith('/video/query/')) return body
  const { data, ...rest } = answer.parse(body)
  const viewsOf = (id: string) => (id === told.piece ? told.views : 0)
  const videos = data.videos?.map(({ id }) => ({ id, view_count: viewsOf(id) }))
  return { ...rest, data: { user: { follower_count: told.followers }, videos } }
}

const loggingContext = (): AppContext => {
  const { findContext } = play.ctx.networks
  const networks = {
    ...play.ctx.networks,
    findContext: (of: Parameters<typeof findContext>[0]) => {
      const found = findContext(of)
      if (!found) return undefined
      const http: typeof found.http = async (request) => {
        const outcome = await found.http(request)
        if (outcome.kind === 'silent' || outcome.reply.status !== 200) return outcome
        const body = rewrite(String(request.url), outcome.reply.body)
        return { ...outcome, reply: { ...outcome.reply, body } }
      }
      return { ...found, http }
    },
  }
  return { ...play.ctx, networks }
}

/** Advances a day; the post then has this many views. */
const readDay = async (views: number, followers = 500) => {
  play.clock.advance(DAY_MS + MINUTE_MS)
  Object.assign(told, { views, followers })
  await collectDue({ ctx: loggingContext() })
}

const daysOf = async (source: 'items' | 'account', metric: string) => {
  const rows = await play.query<{ value: number }>(sql`
    select value::float8 as value from metric_days
    where source = ${source} and metric = ${metric} order by day`)
  return rows.map(({ value }) => value)
}

it('counts no views twice and none below zero when a counter is corrected or started anew', async () => {
  await collectDue({ ctx: loggingContext() })
  const [piece] = await play.query<{ external_id: string }>(sql`
    select external_id from work_items
    where published_at < ${new Date(play.clock.now().getTime() - 2 * DAY_MS).toISOString()}
    order by published_at desc limit 1`)
  told.piece = piece?.external_id ?? ''
  for (const views of [1000, 10, 400, 1200, 1150, 1200, 1300]) await readDay(views)
  const grown = [1000, 0, 390, 800, 0, 0, 100]
  expect((await daysOf('items', 'views')).slice(-grown.length)).toEqual(grown)
  const [latest] = await play.query<{ value: number; peak: number }>(sql`
    select value::float8 as value, peak::float8 as peak from metric_latest
    join work_items on id = subject_id where external_id = ${told.piece} and metric = 'views'`)
  expect(latest).toEqual({ value: 1300, peak: 1300 })
  const token = await play.signIn()
  const { data } = await call(play.app, { path: '/analytics/overview?length=month', token })
  const { figures } = analyticsOverview.parse(data)
  expect(figures.find(({ metric }) => metric === 'views')?.value).toBe(2290)
})

it('goes on from the last level where no peak was stored', async () => {
  await readDay(1250)
  await play.query(sql`update metric_latest set peak = null`)
  await readDay(1300)
  await readDay(1250)
  await readDay(1350)
  expect((await daysOf('items', 'views')).slice(-4)).toEqual([0, 50, 0, 50])
})

it('lets followers fall', async () => {
  const levels = [520, 480, 100, 90]
  for (const followers of levels) await readDay(1350, followers)
  expect((await daysOf('account', 'followers')).slice(-levels.length)).toEqual(levels)
})

it('spreads growth read after several days evenly over them, and marks it', async () => {
  play.clock.advance(2 * DAY_MS)
  await readDay(1650)
  expect((await daysOf('items', 'views')).slice(-4)).toEqual([0, 100, 100, 100])
  const marks = await play.query<{ isSpread: boolean }>(sql`
    select is_spread as "isSpread" from metric_days
    where source = 'items' and metric = 'views' order by day desc limit 4`)
  expect(marks.map(({ isSpread }) => isSpread)).toEqual([true, true, true, false])
})
