import type { WorkItemMetric } from '@kadr/contract/work-items'
import { HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { REEL_HOOK, REEL_STYLE } from './reel-traits.repository.ts'

type Piece = { id: string; publishedAt: Date }
/** Hours since the publication and the value, by age. */
type CurveRow = { id: string; points: [number, number][] }

/** Later readings say nothing about how a piece took off. */
const MAX_HOURS = 800
const MARGIN_MS = 15 * MINUTE_MS

/** The days all pieces were read in: other partitions are not opened. */
const spanOf = (pieces: readonly Piece[]) => {
  const times = pieces.map(({ publishedAt }) => publishedAt.getTime())
  return {
    since: new Date(Math.min(...times) - MARGIN_MS).toISOString(),
    until: new Date(Math.max(...times) + MAX_HOURS * HOUR_MS).toISOString(),
  }
}

/** Readings of pieces by their age; a piece without readings is left out. */
export const listCurves = async ({
  db,
  pieces,
  metric,
}: {
  db: Db
  pieces: readonly Piece[]
  metric: WorkItemMetric
}): Promise<CurveRow[]> => {
  if (pieces.length === 0) return []
  const { since, until } = spanOf(pieces)
  const { rows } = await db.execute<CurveRow>(sql`
    select w.id, json_agg(json_build_array(
        extract(epoch from p.captured_at - w.published_at)::float8 / 3600, p.value::float8)
      order by p.bucket_at) as points
    from work_items w join metric_points p on p.subject_id = w.id and p.metric = ${metric}
      and p.bucket_at >= ${since} and p.bucket_at <= ${until}
      and p.bucket_at >= w.published_at - interval '15 minutes'
      and p.bucket_at <= w.published_at + make_interval(hours => ${MAX_HOURS})
    where w.id = any(${sql.param(pieces.map(({ id }) => id))}::uuid[]) and p.captured_at >= w.published_at
    group by w.id`)
  return rows
}

/** The account's latest pieces before this one. */
export const listEarlier = async ({
  db,
  accountId,
  publishedAt,
  limit,
}: {
  db: Db
  accountId: string
  publishedAt: Date
  limit: number
}): Promise<Piece[]> => {
  const { rows } = await db.execute<{ id: string; publishedAt: string }>(sql`
    select id, published_at as "publishedAt" from work_items
    where account_id = ${accountId} and published_at < ${publishedAt.toISOString()} and gone_at is null
    order by published_at desc, id desc limit ${limit}`)
  return rows.map(({ id, publishedAt: at }) => ({ id, publishedAt: new Date(at) }))
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
