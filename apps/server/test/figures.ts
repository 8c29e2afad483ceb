import type { StoredMetricName, WorkItemKind } from '@kadr/contract/insight/metrics'
import type { Network } from '@kadr/contract/publishing/networks'
import { bucketOf } from '@kadr/domain/insight/reading-times'
import { newId } from '@kadr/kit/new-id'
import { ensurePartitions } from '../src/modules/insight/collector/partitions.repository.ts'
import type { TestShell } from './test-shell.ts'

type InWorkspace = { app: TestShell; workspaceId: string }

/** An account with its subject, read at `foundAt`. */
export const addFiguresAccount = async ({
  app,
  workspaceId,
  network = 'tiktok',
  title = 'Зерно',
  connectionId = null,
  isTracked = false,
  foundAt = app.ctx.clock.now(),
}: InWorkspace & {
  network?: Network
  title?: string
  connectionId?: string | null
  isTracked?: boolean
  foundAt?: Date | null
}): Promise<string> => {
  const id = newId()
  await app.database.pool.query(
    `insert into analytics_accounts (id, workspace_id, network, external_id, title, connection_id, is_tracked)
     values ($1::uuid, $2, $3, $1::uuid::text, $4, $5, $6)`,
    [id, workspaceId, network, title, connectionId, isTracked],
  )
  await app.database.pool.query(
    `insert into metric_subjects (id, workspace_id, kind, network, account_id, read_at, found_at, outcome)
     values ($1, $2, 'account', $3, $1, $4, $4, 'found')`,
    [id, workspaceId, network, foundAt],
  )
  return id
}

type DayInput = InWorkspace & {
  accountId: string
  network?: Network
  source: 'account' | 'items'
  metric: StoredMetricName
  /** Value by local date. */
  days: Record<string, number>
}

export const addDays = async ({
  app,
  workspaceId,
  accountId,
  network = 'tiktok',
  source,
  metric,
  days,
}: DayInput) => {
  await app.database.pool.query(
    `insert into metric_days (account_id, source, metric, day, workspace_id, network, value, captured_at)
     select $1, $2, $3, d.day::date, $4, $5, d.value, now()
     from unnest($6::text[], $7::numeric[]) as d(day, value)`,
    [accountId, source, metric, workspaceId, network, Object.keys(days), Object.values(days)],
  )
}

type Point = { hours: number; value: number }

/** A published piece; `views` is a figure read `ageHours` after the publication, or several. */
export const addWorkItem = async ({
  app,
  workspaceId,
  accountId,
  network = 'tiktok',
  publishedAt,
  caption = 'Публикация',
  kind = 'video',
  figures = {},
  views = [],
  durationSeconds = null,
  reelId = null,
  postId = null,
  isAi = null,
}: InWorkspace & {
  accountId: string
  network?: Network
  publishedAt: Date
  caption?: string
  kind?: WorkItemKind
  /** The latest ones. */
  figures?: Partial<Record<StoredMetricName, number>>
  views?: readonly Point[]
  durationSeconds?: number | null
  reelId?: string | null
  postId?: string | null
  isAi?: boolean | null
}): Promise<string> => {
  const id = newId()
  const { pool } = app.database
  await pool.query(
    `insert into work_items (id, workspace_id, account_id, network, external_id, external_details, published_at,
       caption, kind, duration_seconds, reel_id, post_id, is_ai)
     values ($1::uuid, $2, $3, $4, $1::uuid::text, '{}', $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      workspaceId,
      accountId,
      network,
      publishedAt,
      caption,
      kind,
      durationSeconds,
      reelId,
      postId,
      isAi,
    ],
  )
  await pool.query(
    `insert into metric_subjects (id, workspace_id, kind, network, account_id, work_item_id, outcome, found_at)
     values ($1, $2, 'work_item', $3, $4, $1, 'found', now())`,
    [id, workspaceId, network, accountId],
  )
  const latest = { ...figures, ...(views.length > 0 && { views: views.at(-1)?.value ?? 0 }) }
  await pool.query(
    `insert into metric_latest (subject_id, metric, workspace_id, account_id, kind, value, captured_at)
     select $1, f.metric, $2, $3, 'work_item', f.value, now() from unnest($4::text[], $5::numeric[]) as f(metric, value)`,
    [id, workspaceId, accountId, Object.keys(latest), Object.values(latest)],
  )
  const moments = views.map(({ hours }) => new Date(publishedAt.getTime() + hours * 3_600_000))
  await ensurePartitions({ db: app.ctx.db, times: moments })
  await pool.query(
    `insert into metric_points (subject_id, metric, bucket_at, value, captured_at, reading_id)
     select $1, 'views', p.bucket_at, p.value, p.at, gen_random_uuid()
     from unnest($2::timestamptz[], $3::timestamptz[], $4::numeric[]) as p(bucket_at, at, value)`,
    [id, moments.map(bucketOf), moments, views.map(({ value }) => value)],
  )
  return id
}
