import type { WorkItemMetric } from '@kadr/contract/insight/work-items'
import type { Network } from '@kadr/contract/publishing/networks'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { REEL_HOOK, REEL_STYLE } from './reel-traits.repository.ts'

type Piece = { id: string; publishedAt: Date }
/** Hours since the publication and the value. */
type CurveRow = { id: string; points: [number, number][] }

/** Later readings say nothing about how a post took off. */
const MAX_HOURS = 800
/** A bucket begins at most this long before its readings. */
const BUCKET_MINUTES = 15

const MARGIN = sql`make_interval(mins => ${BUCKET_MINUTES})`
const POINTS = sql`json_agg(json_build_array(
  date_part('epoch', p.captured_at - w.published_at) / 3600, p.value) order by p.captured_at) as points`

/** Readings of a post `w` during its first hours. The date bounds prune partitions. */
const readingsOf = (pieces: readonly Piece[], metric: WorkItemMetric): SQL => {
  const times = pieces.map(({ publishedAt }) => publishedAt.getTime())
  const since = new Date(Math.min(...times) - BUCKET_MINUTES * MINUTE_MS)
  const until = new Date(Math.max(...times) + MAX_HOURS * HOUR_MS)
  return sql`subject_id = w.id and metric = ${metric} and captured_at >= w.published_at
    and bucket_at >= ${since.toISOString()} and bucket_at <= ${until.toISOString()}
    and bucket_at >= w.published_at - ${MARGIN}
    and bucket_at <= w.published_at + make_interval(hours => ${MAX_HOURS})`
}

/** All readings of a piece, by age. */
export const readCurve = async ({
  db,
  piece,
  metric,
}: {
  db: Db
  piece: Piece
  metric: WorkItemMetric
}): Promise<CurveRow['points']> => {
  const { rows } = await db.execute<CurveRow>(sql`
    select w.id, ${POINTS}
    from work_items w, lateral (select * from metric_points where ${readingsOf([piece], metric)}) p
    where w.id = ${piece.id} group by w.id`)
  return rows[0]?.points ?? []
}

/**
 * For each post and age, the last reading before it and the first after it, so that the cost does not depend on the
 * number of readings. A reading between two ages comes twice; posts without readings are left out.
 */
export const listReadingsAround = async ({
  db,
  pieces,
  metric,
  ages,
}: {
  db: Db
  pieces: readonly Piece[]
  metric: WorkItemMetric
  /** In hours. */
  ages: readonly number[]
}): Promise<CurveRow[]> => {
  if (pieces.length === 0) return []
  const readings = readingsOf(pieces, metric)
  const { rows } = await db.execute<CurveRow>(sql`
    select w.id, ${POINTS}
    from work_items w cross join unnest(${sql.param([...ages])}::int[]) age
    cross join lateral (select w.published_at + make_interval(hours => age) as reached_at) moment
    cross join lateral (
      (select captured_at, value from metric_points
        where ${readings} and bucket_at < reached_at and captured_at < reached_at
        order by bucket_at desc limit 1)
      union all
      (select captured_at, value from metric_points
        where ${readings} and bucket_at >= reached_at - ${MARGIN} and captured_at >= reached_at
        order by bucket_at limit 1)
    ) p
    where w.id = any(${sql.param(pieces.map(({ id }) => id))}::uuid[]) group by w.id`)
  return rows
}

type PieceRow = { id: string; publishedAt: string; network: Network }

/** The post and the latest earlier ones of its account. */
export const listWithEarlier = async ({
  db,
  workspaceId,
  id,
  limit,
}: {
  db: Db
  workspaceId: string
  id: string
  limit: number
}) => {
  const { rows } = await db.execute<PieceRow>(sql`
    with item as (
      select id, account_id, network, published_at from work_items
      where workspace_id = ${workspaceId} and id = ${id}
    )
    (select id, network, published_at as "publishedAt" from item)
    union all
    (select w.id, w.network, w.published_at from work_items w join item on item.account_id = w.account_id
      where w.published_at < item.published_at and w.gone_at is null
      order by w.published_at desc, w.id desc limit ${limit})`)
  const pieces = rows.map((row) => ({ ...row, publishedAt: new Date(row.publishedAt) }))
  const piece = pieces.find((one) => one.id === id)
  return piece && { piece, earlier: pieces.filter((one) => one !== piece) }
}

export type OriginRow = {
  reelKind: string | null
  reelTitle: string | null
  template: string | null
  hook: string | null
}

export const findOrigin = async ({
  db,
  workspaceId,
  reelId,
}: {
  db: Db
  workspaceId: string
  reelId: string
}): Promise<OriginRow | undefined> => {
  const { rows } = await db.execute<OriginRow>(sql`
    select r.kind as "reelKind", r.title as "reelTitle",
      ${REEL_STYLE} as template, ${REEL_HOOK} as hook
    from reels r where r.workspace_id = ${workspaceId} and r.id = ${reelId}`)
  return rows[0]
}
