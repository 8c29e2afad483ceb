import type { WorkItemMetric } from '@kadr/contract/work-items'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { REEL_HOOK, REEL_STYLE } from './reel-traits.repository.ts'

export type CurveRow = { id: string; hours: number; value: number }

/** Later readings say nothing about how a piece took off. */
const MAX_HOURS = 800

/** Readings of pieces by their age. */
export const listCurves = async ({
  db,
  ids,
  metric,
}: {
  db: Db
  ids: readonly string[]
  metric: WorkItemMetric
}): Promise<CurveRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await db.execute<CurveRow>(sql`
    select w.id, (extract(epoch from p.captured_at - w.published_at) / 3600)::float8 as hours,
      p.value::float8 as value
    from work_items w join metric_points p on p.subject_id = w.id and p.metric = ${metric}
      and p.bucket_at >= w.published_at - interval '15 minutes'
      and p.bucket_at <= w.published_at + make_interval(hours => ${MAX_HOURS})
    where w.id = any(${sql.param([...ids])}::uuid[]) and p.captured_at >= w.published_at
    order by w.id, p.bucket_at`)
  return rows
}

/** The account's latest pieces before this one. */
export const listEarlierIds = async ({
  db,
  accountId,
  publishedAt,
  limit,
}: {
  db: Db
  accountId: string
  publishedAt: Date
  limit: number
}): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from work_items
    where account_id = ${accountId} and published_at < ${publishedAt.toISOString()} and gone_at is null
    order by published_at desc, id desc limit ${limit}`)
  return rows.map(({ id }) => id)
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
