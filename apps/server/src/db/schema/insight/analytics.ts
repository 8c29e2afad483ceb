import {
  type ReadingOutcome,
  readingOutcome,
  type StoredMetricName,
  type WorkItemKind,
  workItemKind,
} from '@kadr/contract/insight/metrics'
import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { workspaces } from '../identity/workspaces.ts'
import { connections } from '../publishing/connections.ts'
import { posts, postTargets } from '../publishing/posts.ts'
import { reels } from '../studio/reels.ts'

const SUBJECT_KINDS = ['account', 'work_item'] as const
const DAY_SOURCES = ['account', 'items'] as const

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const figure = (name: string) => numeric(name, { mode: 'number' })

/**
 * An account whose figures are collected: connected, tracked by its public page, or both. It outlives its connection,
 * so that a reconnected account keeps its history.
 */
export const analyticsAccounts = pgTable(
  'analytics_accounts',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    network: choice<Network>('network').notNull(),
    /** Id at the network, as in `connections`. */
    externalId: text('external_id').notNull(),
    title: text('title').notNull(),
    handle: text('handle'),
    avatarUrl: text('avatar_url'),
    profileUrl: text('profile_url'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    /** Null for a tracked account and after the account was disconnected. */
    connectionId: uuid('connection_id').references(() => connections.id, { onDelete: 'set null' }),
    /** Counted against the plan's `accountTracking`. */
    isTracked: boolean('is_tracked').notNull().default(false),
    /** When its recent posts were last listed. */
    listedAt: moment('listed_at'),
    /** Metrics the network refused for this account, with the time until which they are not requested. */
    refusedMetrics: jsonb('refused_metrics').$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('analytics_accounts_one_of_a_workspace').on(
      table.workspaceId,
      table.network,
      table.externalId,
    ),
    uniqueIndex('analytics_accounts_connection').on(table.connectionId),
    check('analytics_accounts_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
  ],
)

/** One published post of an account: a target of ours, or one found at the network. */
export const workItems = pgTable(
  'work_items',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => analyticsAccounts.id, { onDelete: 'cascade' }),
    network: choice<Network>('network').notNull(),
    /** Id of the post at the network. */
    externalId: text('external_id').notNull(),
    /** Adapter data needed to read it, besides the id. */
    externalDetails: jsonb('external_details').$type<Record<string, string>>().notNull(),
    targetId: uuid('target_id').references(() => postTargets.id, { onDelete: 'set null' }),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'set null' }),
    reelId: uuid('reel_id').references(() => reels.id, { onDelete: 'set null' }),
    /** Its text begins like an AI answer; null when it was not made here or is too short to tell. */
    isAi: boolean('is_ai'),
    publishedAt: moment('published_at').notNull(),
    caption: text('caption').notNull(),
    kind: choice<WorkItemKind>('kind').notNull(),
    durationSeconds: doublePrecision('duration_seconds'),
    permalink: text('permalink'),
    thumbnailUrl: text('thumbnail_url'),
    /** When the network first reported it as deleted; null while it exists. */
    goneAt: moment('gone_at'),
    /** When the network first left it out without saying that it was deleted; null while it tells about it. */
    unlistedAt: moment('unlisted_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('work_items_one_of_an_account').on(table.accountId, table.externalId),
    index('work_items_page').on(table.workspaceId, table.publishedAt, table.id),
    index('work_items_account').on(table.accountId, table.publishedAt, table.id),
    uniqueIndex('work_items_target').on(table.targetId),
    index('work_items_post').on(table.postId),
    index('work_items_reel').on(table.reelId),
    check('work_items_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
    check('work_items_kind_is_known', isOneOf(table.kind, workItemKind.options)),
  ],
)

/**
 * Queue of the collector and freshness of every subject. Its id is that of the account or of the work item.
 */
export const metricSubjects = pgTable(
  'metric_subjects',
  {
    id: uuid('id').primaryKey(),
    workspaceId: workspaceColumn(),
    kind: text('kind', { enum: SUBJECT_KINDS }).notNull(),
    network: choice<Network>('network').notNull(),
    /** The account itself, or the one the work item belongs to. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => analyticsAccounts.id, { onDelete: 'cascade' }),
    workItemId: uuid('work_item_id').references(() => workItems.id, { onDelete: 'cascade' }),
    /** When it is read next; null when only on request. */
    nextAt: moment('next_at'),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    /** Failed readings in a row. */
    failureCount: integer('failure_count').notNull().default(0),
    /** The last reading, successful or not. */
    readAt: moment('read_at'),
    outcome: choice<ReadingOutcome>('outcome'),
    failureCode: text('failure_code'),
    /** Russian, safe to show. */
    failureMessage: text('failure_message'),
    missingNames: text('missing_names').array().$type<StoredMetricName[]>().notNull().default([]),
    /** The last reading with figures. */
    foundAt: moment('found_at'),
  },
  (table) => [
    index('metric_subjects_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('metric_subjects_account').on(table.accountId, table.nextAt),
    index('metric_subjects_workspace').on(table.workspaceId),
    uniqueIndex('metric_subjects_work_item').on(table.workItemId),
    check('metric_subjects_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
    check('metric_subjects_kind_is_known', isOneOf(table.kind, SUBJECT_KINDS)),
    check('metric_subjects_outcome_is_known', isOneOf(table.outcome, readingOutcome.options)),
    check(
      'metric_subjects_id_is_of_its_kind',
      sql`${table.id} = coalesce(${table.workItemId}, ${table.accountId})
        and (${table.kind} = 'work_item') = (${table.workItemId} is not null)`,
    ),
  ],
)

/** Append-only log of readings, including those without figures. Partitioned by month of `at`. */
export const metricReadings = pgTable(
  'metric_readings',
  {
    id: uuid('id').notNull(),
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => metricSubjects.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    outcome: choice<ReadingOutcome>('outcome').notNull(),
    failureCode: text('failure_code'),
    /** Metrics the network could report and did not. */
    missingNames: text('missing_names').array().$type<StoredMetricName[]>().notNull(),
    nextAt: moment('next_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.at, table.id] }),
    check('metric_readings_outcome_is_known', isOneOf(table.outcome, readingOutcome.options)),
  ],
)

/**
 * Figures as reported: one row per subject, metric and bucket, where the latest reading of a bucket wins. A bucket is a
 * quarter of an hour, or the day for daily metrics. No row means not reported, which is not zero. Partitioned by month
 * of `bucket_at`.
 */
export const metricPoints = pgTable(
  'metric_points',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => metricSubjects.id, { onDelete: 'cascade' }),
    metric: choice<StoredMetricName>('metric').notNull(),
    bucketAt: moment('bucket_at').notNull(),
    value: figure('value').notNull(),
    capturedAt: moment('captured_at').notNull(),
    readingId: uuid('reading_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.subjectId, table.metric, table.bucketAt] })],
)

/** The latest figure of every metric of a subject: lists are sorted by it. */
export const metricLatest = pgTable(
  'metric_latest',
  {
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => metricSubjects.id, { onDelete: 'cascade' }),
    metric: choice<StoredMetricName>('metric').notNull(),
    workspaceId: workspaceColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => analyticsAccounts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: SUBJECT_KINDS }).notNull(),
    value: figure('value').notNull(),
    /** The highest value of a post's counter since its last reset: growth is counted from here. */
    peak: figure('peak'),
    capturedAt: moment('captured_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.metric] }),
    index('metric_latest_sorted').on(
      table.workspaceId,
      table.kind,
      table.metric,
      table.value,
      table.subjectId,
    ),
    index('metric_latest_account').on(table.accountId, table.kind, table.metric, table.value),
    check('metric_latest_kind_is_known', isOneOf(table.kind, SUBJECT_KINDS)),
  ],
)

/**
 * Roll-up by day, written with the points. `account`: the last figure of the account on that day (daily metrics: in the
 * network's calendar, others: in the workspace's time zone). `items`: the growth of the counters of all its posts on
 * that day of the workspace; what a post had before it was first seen is not growth.
 */
export const metricDays = pgTable(
  'metric_days',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => analyticsAccounts.id, { onDelete: 'cascade' }),
    source: text('source', { enum: DAY_SOURCES }).notNull(),
    metric: choice<StoredMetricName>('metric').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    workspaceId: workspaceColumn(),
    network: choice<Network>('network').notNull(),
    value: figure('value').notNull(),
    /** Some of it was read after more than a day and spread evenly over the days between. */
    isSpread: boolean('is_spread').notNull().default(false),
    capturedAt: moment('captured_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.source, table.metric, table.day] }),
    index('metric_days_workspace').on(table.workspaceId, table.source, table.metric, table.day),
    index('metric_days_retention').on(table.network, table.day),
    check('metric_days_source_is_known', isOneOf(table.source, DAY_SOURCES)),
  ],
)

/** Requests counted against a network's quota, by publishing and collecting together. */
export const networkUsage = pgTable(
  'network_usage',
  {
    network: choice<Network>('network').notNull(),
    /** Owner of the quota: a connection, or `app` for our application. */
    scope: text('scope').notNull(),
    windowStart: moment('window_start').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.network, table.scope, table.windowStart] }),
    index('network_usage_window').on(table.windowStart),
    check('network_usage_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
  ],
)
