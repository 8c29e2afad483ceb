import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { MEDIAN_DAYS } from './medians.repository.ts'
import { REEL_HOOK, REEL_STYLE } from './reel-traits.repository.ts'

/** Posts are compared at this age, by the first reading after it; later ones would have an advantage. */
const AGE_HOURS = 72
const LATEST_AGE_HOURS = 120

export type CaseRow = {
  accountId: string
  /** Milliseconds. */
  publishedAt: number
  caption: string
  durationSeconds: number | null
  isAi: boolean | null
  reelKind: ReelKindName | null
  template: string | null
  hook: string | null
  /** Of the post, or else of its reel. */
  rubric: string | null
  /** Null: no reading at that age. */
  views: number | null
}

/** Of the last months, for accounts whose network tells views. */

export const listCases = async ({
  db,
  workspaceId,
  accountIds,
  now,
}: {
  db: Db
  workspaceId: string
  accountIds: readonly string[]
  now: Date
}): Promise<CaseRow[]> => {
  if (accountIds.length === 0) return []
  const { rows } = await db.execute<CaseRow>(sql`
    select w.account_id as "accountId",
      (extract(epoch from w.published_at) * 1000)::float8 as "publishedAt",
      left(w.caption, 1000) as caption, w.duration_seconds as "durationSeconds", w.is_ai as "isAi",
      r.kind as "reelKind", ${REEL_STYLE} as template, ${REEL_HOOK} as hook, b.name as rubric, p.value::float8 as views
    from work_items w
    left join reels r on r.id = w.reel_id
    left join posts o on o.id = w.post_id
    left join rubrics b on b.id = coalesce(o.rubric_id, r.rubric_id)
    left join lateral (
      select value from metric_points
      where subject_id = w.id and metric = 'views'
        and bucket_at >= w.published_at + make_interval(hours => ${AGE_HOURS})
        and bucket_at <= w.published_at + make_interval(hours => ${LATEST_AGE_HOURS})
      order by bucket_at limit 1
    ) p on true
    where w.workspace_id = ${workspaceId} and w.account_id = any(${sql.param([...accountIds])}::uuid[])
      and w.published_at >= ${now.toISOString()}::timestamptz - make_interval(days => ${MEDIAN_DAYS})
      and w.published_at <= ${now.toISOString()}::timestamptz - make_interval(hours => ${AGE_HOURS})
      and exists (select from metric_latest l where l.subject_id = w.id and l.metric = 'views')`)
  return rows
}
