import { DAY_MS } from '@kadr/kit/durations'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { setUpCollecting } from '../../../../../test/set-up-collecting.ts'
import { collectFigures } from './collect-figures.ts'

const play = setUpCollecting({ networks: ['tiktok'] })
const { signal } = new AbortController()

const readDays = () =>
  play.query<{ days: number; views: number; least: number }>(sql`
    select count(*)::int as days, sum(value)::float8 as views, min(value)::float8 as least
    from metric_days where source = 'items' and metric = 'views'`)

it('fills the last months day by day, and leaves the rest to the collector', async () => {
  const rights = { role: 'owner' as const, isApprover: false, connectionIds: null }
  const actor = { workspaceId: play.workspaceId, userId: '', ...rights }
  await collectFigures.run({ ctx: play.ctx, actor, signal })
  const [first] = await readDays()
  expect(first?.days).toBeGreaterThan(80)
  expect(first?.least).toBeGreaterThanOrEqual(0)
  expect(first?.views).toBeGreaterThan(10_000)
  const followers = await play.query<{ value: number }>(sql`
    select value::float8 as value from metric_days
    where source = 'account' and metric = 'followers' order by day`)
  expect(followers.length).toBeGreaterThan(85)
  expect(new Set(followers.map(({ value }) => value)).size).toBeGreaterThan(40)
  // From here on the collector continues normally.
  const [queue] = await play.query<{ due: number; all: number }>(sql`
    select count(*) filter (where next_at <= ${play.clock.now().toISOString()})::int as due,
      count(*)::int as all from metric_subjects`)
  expect(queue?.due).toBe(queue?.all)
  const late = new Date(play.clock.now().getTime() - 91 * DAY_MS).toISOString()
  expect(await play.query(sql`select from metric_points where bucket_at < ${late}`)).toEqual([])
})
