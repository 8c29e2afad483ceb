import type { Network } from '@kadr/contract/publishing/networks'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { type Audience, estimatePostAudience } from '@kadr/sandbox/networks/_shared/audience'
import type { Fault } from '@kadr/sandbox/networks/host'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createCrashingContext, Killed } from '../../../../test/publishing/crashing-context.ts'
import { type StoredPoint, setUpCollecting } from '../../../../test/set-up-collecting.ts'
import { collectDue } from './collect.ts'

const NETWORKS: readonly Network[] = ['youtube', 'tiktok', 'bluesky', 'pinterest', 'telegram']
const play = setUpCollecting({ networks: NETWORKS })

const ROUNDS = 40
const KINDS: readonly Fault['kind'][] = ['server-error', 'cut-before', 'cut-after', 'rate-limited']

/** Telegram rounds to one decimal from a thousand on. */
const rounded = (count: number) => (count < 1000 ? count : Math.floor(count / 100) * 100)

/** Figures that the fake network reported for a post at that moment, by our names. */
const toldOf = ({
  network,
  externalId,
  accountExternalId,
  publishedAt,
  capturedAt,
}: StoredPoint) => {
  const id = network === 'telegram' ? `${accountExternalId}/${externalId}` : (externalId ?? '')
  const all: Audience = estimatePostAudience({
    id,
    createdAt: publishedAt ?? new Date(0),
    now: capturedAt,
  })
  return network === 'telegram'
    ? { views: rounded(all.views), likes: rounded(all.likes) }
    : { ...all }
}

it('loses, doubles and invents nothing while networks fail and workers are killed', async () => {
  const random = createSeededRandom('collector')
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  let kills = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    play.clock.advance(2 * MINUTE_MS + random() * 3 * HOUR_MS)
    const kind = pick(KINDS)
    play.host.setFault({
      network: pick(NETWORKS),
      times: 1 + Math.floor(random() * 3),
      ...(kind === 'rate-limited' ? { kind, retryAfterSeconds: 600 } : { kind }),
    } as Fault)
    const mortal = createCrashingContext({ ctx: play.ctx, dieAt: 1 + Math.floor(random() * 25) })
    try {
      await collectDue({ ctx: mortal.ctx })
    } catch (error) {
      if (!(error instanceof Killed) && !mortal.isDead()) throw error
      kills += 1
    }
  }
  play.host.clearFaults()
  for (let round = 0; round < 8; round += 1) {
    play.clock.advance(HOUR_MS)
    await collectDue({ ctx: play.ctx })
  }
  expect(kills).toBeGreaterThan(ROUNDS / 4)

  const points = await play.listPoints()
  const pieces = points.filter(({ kind }) => kind === 'work_item')
  expect(pieces.length).toBeGreaterThan(500)
  const invented = pieces.filter((point) => {
    const told: Readonly<Record<string, number>> = toldOf(point)
    return told[point.metric] !== point.value
  })
  expect(invented).toEqual([])

  // Every successful reading left a point for each figure, except those reported as missing.
  const lost = await play.query(sql`
    select r.id from metric_readings r join metric_subjects s on s.id = r.subject_id
    where r.outcome = 'found' and s.kind = 'work_item' and cardinality(r.missing_names) +
      (select count(*) from metric_points p where p.reading_id = r.id) <>
      (case s.network when 'youtube' then 3 when 'telegram' then 2 when 'pinterest' then 5 else 4 end)`)
  expect(lost).toEqual([])

  // No subject is stuck: each was read after the faults ended or is due later.
  const stuck = await play.query(sql`
    select id from metric_subjects
    where lease_owner is not null or outcome is null or next_at <= ${play.clock.now().toISOString()}`)
  expect(stuck).toEqual([])

  // The roll-ups match the points.
  const doubled = await play.query(sql`
    with figures as (
      select s.account_id, p.metric,
        (array_agg(p.value order by p.bucket_at desc))[1] as last,
        case when min(p.captured_at) < w.published_at + interval '1 day' then 0
          else (array_agg(p.value order by p.bucket_at))[1] end as base
      from metric_points p join metric_subjects s on s.id = p.subject_id
      join work_items w on w.id = s.work_item_id
      group by s.account_id, p.metric, s.id, w.published_at),
    grown as (select account_id, metric, sum(last - base) as value from figures group by 1, 2)
    select grown.*, days.value as counted from grown
    left join (select account_id, metric, sum(value) as value from metric_days
      where source = 'items' group by 1, 2) days using (account_id, metric)
    where grown.value <> coalesce(days.value, 0)`)
  expect(doubled).toEqual([])
})
