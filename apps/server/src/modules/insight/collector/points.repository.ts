import type { ReadingOutcome, StoredMetricName } from '@kadr/contract/insight/metrics'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { metricLatest, workItems } from '../../../db/schema/insight/analytics.ts'
import type { AccountRow } from './accounts.repository.ts'

export type Point = { subjectId: string; metric: StoredMetricName; bucketAt: Date; value: number }

export type SavedReading = {
  id: string
  subjectId: string
  at: Date
  outcome: ReadingOutcome
  failureCode: string | null
  failureMessage: string | null
  failureCount: number
  missingNames: readonly StoredMetricName[]
  nextAt: Date | null
}

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`

/** Releases the lease of each subject with its result; returns those whose lease was still held. */
export const settleSubjects = async ({
  tx,
  owner,
  readings,
}: {
  tx: Tx
  owner: string
  readings: readonly SavedReading[]
}): Promise<ReadonlySet<string>> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update metric_subjects s set
      read_at = v.at, outcome = v.outcome, failure_code = v."failureCode",
      failure_message = v."failureMessage", failure_count = v."failureCount",
      missing_names = v."missingNames", next_at = v."nextAt",
      found_at = case when v.outcome = 'found' then v.at else s.found_at end,
      lease_owner = null, lease_until = null
    from jsonb_to_recordset(${json(readings)}) as v(
      "subjectId" uuid, at timestamptz, outcome text, "failureCode" text, "failureMessage" text,
      "failureCount" int, "missingNames" text[], "nextAt" timestamptz)
    where s.id = v."subjectId" and s.lease_owner = ${owner}
    returning s.id`)
  return new Set(rows.map(({ id }) => id))
}

export const insertReadings = async ({
  tx,
  readings,
}: {
  tx: Tx
  readings: readonly SavedReading[]
}): Promise<void> => {
  if (readings.length === 0) return
  await tx.execute(sql`
    insert into metric_readings (id, subject_id, at, outcome, failure_code, missing_names, next_at)
    select id, "subjectId", at, outcome, "failureCode", "missingNames", "nextAt"
    from jsonb_to_recordset(${json(readings)}) as v(
      id uuid, "subjectId" uuid, at timestamptz, outcome text, "failureCode" text,
      "missingNames" text[], "nextAt" timestamptz)`)
}

/** The latest reading of a bucket wins. */
export const upsertPoints = async ({
  tx,
  points,
  readingIds,
  capturedAt,
}: {
  tx: Tx
  points: readonly Point[]
  /** By subject id. */
  readingIds: ReadonlyMap<string, string>
  capturedAt: Date
}): Promise<void> => {
  if (points.length === 0) return
  const rows = points.map((point) => ({ ...point, readingId: readingIds.get(point.subjectId) }))
  await tx.execute(sql`
    insert into metric_points as p (subject_id, metric, bucket_at, value, captured_at, reading_id)
    select "subjectId", metric, "bucketAt", value, ${capturedAt.toISOString()}, "readingId"
    from jsonb_to_recordset(${json(rows)}) as v(
      "subjectId" uuid, metric text, "bucketAt" timestamptz, value numeric, "readingId" uuid)
    on conflict (subject_id, metric, bucket_at) do update set
      value = excluded.value, captured_at = excluded.captured_at, reading_id = excluded.reading_id
    where p.captured_at <= excluded.captured_at`)
}

type Counter = { value: number; peak: number | null; capturedAt: Date }

/** Figures before this reading, by subject and metric. */
export const readLatest = async ({
  tx,
  subjectIds,
}: {
  tx: Tx
  subjectIds: readonly string[]
}): Promise<ReadonlyMap<string, ReadonlyMap<string, Counter>>> => {
  if (subjectIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(metricLatest)
    .where(inArray(metricLatest.subjectId, [...subjectIds]))
  const latest = new Map<string, Map<string, Counter>>()
  for (const { subjectId, metric, value, peak, capturedAt } of rows) {
    const known = latest.get(subjectId) ?? new Map<string, Counter>()
    latest.set(subjectId, known.set(metric, { value, peak, capturedAt }))
  }
  return latest
}

/** `peak`: the highest value of a counter so far. */
export type LatestFigure = Omit<Point, 'bucketAt'> & { peak: number | null }

export const upsertLatest = async ({
  tx,
  account,
  kind,
  values,
  capturedAt,
}: {
  tx: Tx
  account: AccountRow
  kind: 'account' | 'work_item'
  values: readonly LatestFigure[]
  capturedAt: Date
}): Promise<void> => {
  if (values.length === 0) return
  await tx.execute(sql`
    insert into metric_latest as l
      (subject_id, metric, workspace_id, account_id, kind, value, peak, captured_at)
    select "subjectId", metric, ${account.workspaceId}, ${account.id}, ${kind}, value, peak,
      ${capturedAt.toISOString()}
    from jsonb_to_recordset(${json(values)})
      as v("subjectId" uuid, metric text, value numeric, peak numeric)
    on conflict (subject_id, metric) do update set
      value = excluded.value, peak = excluded.peak, captured_at = excluded.captured_at
    where l.captured_at <= excluded.captured_at`)
}

export type DayValue = {
  metric: StoredMetricName
  day: string
  value: number
  /** Spread over the days between two readings. */
  isSpread?: boolean
}

/** Sorted, so that concurrent batches of one account do not deadlock. */
const ordered = (values: readonly DayValue[]) =>
  [...values].sort((a, b) => `${a.metric}/${a.day}`.localeCompare(`${b.metric}/${b.day}`))

/** `account`: replaced by the newer figure. `items`: growth is added. */
export const writeDays = async ({
  tx,
  account,
  source,
  values,
  capturedAt,
}: {
  tx: Tx
  account: AccountRow
  source: 'account' | 'items'
  values: readonly DayValue[]
  capturedAt: Date
}): Promise<void> => {
  if (values.length === 0) return
  const value = source === 'items' ? sql`d.value + excluded.value` : sql`excluded.value`
  await tx.execute(sql`
    insert into metric_days as d
      (account_id, source, metric, day, workspace_id, network, value, is_spread, captured_at)
    select ${account.id}, ${source}, metric, day, ${account.workspaceId}, ${account.network}, value,
      coalesce("isSpread", false), ${capturedAt.toISOString()}
    from jsonb_to_recordset(${json(ordered(values))})
      as v(metric text, day date, value numeric, "isSpread" boolean)
    on conflict (account_id, source, metric, day) do update set
      value = ${value}, is_spread = d.is_spread or excluded.is_spread,
      captured_at = greatest(d.captured_at, excluded.captured_at)
    where ${source === 'items' ? sql`true` : sql`d.captured_at <= excluded.captured_at`}`)
}

/** Marks posts that the network reports as deleted or leaves out, and those that came back. */
export const markPresence = async ({
  tx,
  gone,
  unlisted,
  present,
  now,
}: {
  tx: Tx
  gone: readonly string[]
  unlisted: readonly string[]
  present: readonly string[]
  now: Date
}): Promise<void> => {
  const { goneAt, unlistedAt, id } = workItems
  const mark = async (
    ids: readonly string[],
    values: Partial<Pick<typeof workItems.$inferInsert, 'goneAt' | 'unlistedAt'>>,
    isDue: SQL,
  ) => {
    if (ids.length === 0) return
    await tx
      .update(workItems)
      .set(values)
      .where(and(inArray(id, [...ids]), isDue))
  }
  await mark(gone, { goneAt: now, unlistedAt: null }, sql`${goneAt} is null`)
  await mark(unlisted, { goneAt: null, unlistedAt: now }, sql`${unlistedAt} is null`)
  await mark(
    present,
    { goneAt: null, unlistedAt: null },
    sql`(${goneAt} is not null or ${unlistedAt} is not null)`,
  )
}
