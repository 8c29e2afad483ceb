import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { signInAt } from '../../../../test/connecting.ts'
import { setUpCollecting } from '../../../../test/set-up-collecting.ts'
import { collectDue } from './collect.ts'
import { purgeFigures } from './purge-figures.ts'

const play = setUpCollecting()
const collect = () => collectDue({ ctx: play.ctx })

const countsBy = (statement: ReturnType<typeof sql>) =>
  play
    .query<{ name: string; count: number }>(statement)
    .then((rows) => Object.fromEntries(rows.map(({ name, count }) => [name, count])))

const subjectsOf = (network: string) =>
  play.query<{
    id: string
    kind: string
    outcome: string
    failure_code: string | null
    missing_names: string[]
    next_at: string | null
    found_at: string | null
  }>(sql`select * from metric_subjects where network = ${network} order by kind, id`)

it('finds the last months of every account that joins, and says where there is nothing to find', async () => {
  await collect()
  const items = await countsBy(
    sql`select network as name, count(*)::int as count from work_items group by 1 order by 1`,
  )
  expect(Object.keys(items)).toEqual([
    'bluesky',
    'instagram',
    'max',
    'pinterest',
    'telegram',
    'threads',
    'tiktok',
    'vk',
    'youtube',
  ])
  expect(Object.values(items).every((count) => count > 15)).toBe(true)
  const outcomes = await countsBy(
    sql`select outcome as name, count(*)::int as count from metric_subjects group by 1 order by 1`,
  )
  // LinkedIn gives applications no figures.
  expect(outcomes).toEqual({ found: expect.any(Number), not_allowed: 1 })
  const days = await countsBy(sql`
    select distinct network || '/' || metric as name, count(*)::int as count
    from metric_days where source = 'account' and metric like '%Day' group by network, metric`)
  expect(days).toMatchObject({
    'youtube/viewsDay': 89,
    'instagram/reachDay': expect.any(Number),
    'pinterest/viewsDay': expect.any(Number),
    'threads/profileViewsDay': expect.any(Number),
  })
})

it('reads nothing again before its time, and then adds what has grown', async () => {
  const before = play.host.requests().length
  expect(await collect()).toBe(0)
  expect(play.host.requests()).toHaveLength(before)
  play.clock.advance(DAY_MS + MINUTE_MS)
  await collect()
  const [growth] = await play.query<{ views: number }>(sql`
    select sum(value)::float8 as views from metric_days where source = 'items' and metric = 'views'`)
  // All figures of a post first seen within a day of its publication count as growth.
  const [points] = await play.query<{ views: number }>(sql`
    select sum(last - base)::float8 as views from (
      select max(p.value) as last,
        case when min(p.captured_at) < w.published_at + interval '1 day' then 0 else min(p.value) end as base
      from metric_points p join work_items w on w.id = p.subject_id
      where p.metric = 'views' group by w.id) figures`)
  expect(growth?.views).toBeGreaterThan(0)
  expect(growth).toEqual(points)
})

it('keeps the followers when the daily report fails, and asks for it sooner', async () => {
  play.clock.advance(DAY_MS)
  play.host.setFault({ network: 'youtube', path: '*/reports', kind: 'server-error', times: 1 })
  await collect()
  const [account] = await subjectsOf('youtube')
  expect(account).toMatchObject({ kind: 'account', outcome: 'found', failure_code: 'http_503' })
  expect(account?.missing_names).toContain('viewsDay')
  const [followers] = await play.query<{ at: string }>(sql`
    select captured_at as at from metric_latest where subject_id = ${account?.id} and metric = 'followers'`)
  expect(new Date(followers?.at ?? 0)).toEqual(play.clock.now())
  play.clock.advance(HOUR_MS)
  await collect()
  expect((await subjectsOf('youtube'))[0]).toMatchObject({ failure_code: null, missing_names: [] })
})

it('leaves an account alone for as long as the network asks, and loses nothing by it', async () => {
  play.clock.advance(DAY_MS)
  play.host.setFault({ network: 'tiktok', kind: 'rate-limited', retryAfterSeconds: 7200, times: 1 })
  await collect()
  const calls = () => play.host.requests('tiktok').length
  const before = calls()
  play.clock.advance(HOUR_MS)
  await collect()
  expect(calls()).toBe(before)
  play.clock.advance(HOUR_MS + 1000)
  await collect()
  expect(calls()).toBeGreaterThan(before)
  expect((await subjectsOf('tiktok')).every(({ outcome }) => outcome === 'found')).toBe(true)
})

it('says since when figures are stale after the access was revoked, and goes on after a new sign-in', async () => {
  const [fresh] = await subjectsOf('pinterest')
  for (const { id } of play.host.findFake('pinterest')?.people() ?? []) {
    play.host.findFake('pinterest')?.revokeAccount(id)
  }
  play.clock.advance(DAY_MS + MINUTE_MS)
  await collect()
  const [account] = await subjectsOf('pinterest')
  expect(account).toMatchObject({ outcome: 'failed', found_at: fresh?.found_at })
  expect(account?.failure_code).not.toBeNull()
  await signInAt({ app: play.app, token: await play.signIn(), place: 'pinterest' })
  await play.app.consumeEvents()
  await collect()
  const subjects = await subjectsOf('pinterest')
  expect(subjects.length).toBeGreaterThan(15)
  expect(subjects.every(({ outcome }) => outcome === 'found')).toBe(true)
  expect(subjects.every(({ found_at }) => found_at !== fresh?.found_at)).toBe(true)
})

it('keeps the figures of a deleted piece and stops asking for it', async () => {
  const [item] = await play.query<{ id: string; external_id: string }>(
    sql`select id, external_id from work_items where network = 'bluesky' order by published_at desc limit 1`,
  )
  const count = async () =>
    (await play.query(sql`select 1 from metric_points where subject_id = ${item?.id}`)).length
  const before = await count()
  play.host.findFake('bluesky')?.remove?.(item?.external_id ?? '')
  for (let day = 0; day < 4; day += 1) {
    play.clock.advance(DAY_MS + MINUTE_MS)
    await collect()
  }
  const [gone] = await play.query<{ gone_at: string | null; next_at: string | null }>(sql`
    select w.gone_at, s.next_at from work_items w join metric_subjects s on s.id = w.id where w.id = ${item?.id}`)
  expect(gone).toMatchObject({ gone_at: expect.anything(), next_at: null })
  expect(await count()).toBe(before)
})

it('does not call a piece deleted that the network only leaves out, and goes on asking', async () => {
  const [item] = await play.query<{ id: string }>(
    sql`select id from work_items where network = 'tiktok' order by published_at desc limit 1`,
  )
  const state = async () => {
    const [row] = await play.query(sql`
      select w.gone_at, w.unlisted_at, s.next_at, s.outcome from work_items w
      join metric_subjects s on s.id = w.id where w.id = ${item?.id}`)
    return row
  }
  // A photo is known by an id that the list of videos does not have.
  const [known] = await play.query<{ external_id: string }>(
    sql`select external_id from work_items where id = ${item?.id}`,
  )
  const setId = (id = '') =>
    play.query(sql`update work_items set external_id = ${id} where id = ${item?.id}`)
  await setId('7300000000000000001')
  play.clock.advance(DAY_MS + MINUTE_MS)
  await collect()
  expect(await state()).toMatchObject({
    gone_at: null,
    unlisted_at: expect.anything(),
    next_at: expect.anything(),
    outcome: 'unlisted',
  })
  // The list has found the video under its own id meanwhile.
  await play.query(sql`delete from work_items where external_id = ${known?.external_id}`)
  await setId(known?.external_id)
  play.clock.advance(7 * DAY_MS + MINUTE_MS)
  await collect()
  expect(await state()).toMatchObject({ gone_at: null, unlisted_at: null, outcome: 'found' })
})

it('asks once for what a network never tells, and says why', async () => {
  const [item] = await play.query<{ id: string; account: string }>(sql`
    select w.id, a.external_id as account from work_items w
    join analytics_accounts a on a.id = w.account_id
    where w.network = 'instagram' order by w.published_at desc limit 1`)
  const convert = play.host.findFake('instagram')?.actions?.find(({ id }) => id === 'convert')
  convert?.run({ account: item?.account ?? '' })
  const state = async () => {
    const [row] = await play.query(sql`
      select outcome, failure_code, failure_message, read_at, next_at
      from metric_subjects where id = ${item?.id}`)
    return row
  }
  play.clock.advance(7 * DAY_MS + MINUTE_MS)
  await collect()
  const told = await state()
  expect(told).toMatchObject({
    outcome: 'not_allowed',
    failure_message: expect.stringContaining('стал профессиональным'),
    next_at: null,
  })
  play.clock.advance(7 * DAY_MS + MINUTE_MS)
  await collect()
  expect(await state()).toEqual(told)
})

it("keeps YouTube's figures for thirty days and the others' for longer", async () => {
  const oldest = () =>
    countsBy(sql`
      select s.network as name, count(*)::int as count from metric_points p
      join metric_subjects s on s.id = p.subject_id
      where p.bucket_at < ${new Date(play.clock.now().getTime() - 30 * DAY_MS).toISOString()}
      group by 1`)
  expect(await oldest()).toMatchObject({ youtube: expect.any(Number) })
  await purgeFigures({ ctx: play.ctx })
  const left = await oldest()
  expect(left.youtube).toBeUndefined()
  expect(left.instagram).toBeGreaterThan(0)
})
