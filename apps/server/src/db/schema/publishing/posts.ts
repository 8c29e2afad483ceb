import type { Network } from '@kadr/contract/publishing/networks'
import { ALL_NETWORKS } from '@kadr/contract/publishing/networks'
import {
  type TargetFailure,
  type TargetSettings,
  type TargetState,
  type TargetWaiting,
  targetState,
} from '@kadr/contract/publishing/post-targets'
import type { Post, PostState, RepeatRule } from '@kadr/contract/publishing/posts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { connections } from './connections.ts'
import { rubrics } from './labels.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Content and time. The state is derived from the targets. */
export const posts = pgTable(
  'posts',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Incremented with each change by a user; an edit based on an older version is rejected. */
    version: integer('version').notNull().default(1),
    text: text('text').notNull(),
    /** Lower-cased, so that search does not depend on the database's locale. */
    searchText: text('search_text').notNull(),
    mediaIds: uuid('media_ids').array().notNull().default(sql`'{}'`),
    utm: jsonb('utm').$type<Post['utm']>(),
    erid: text('erid').notNull().default(''),
    advertiser: jsonb('advertiser').$type<Post['advertiser']>(),
    rubricId: uuid('rubric_id').references(() => rubrics.id, { onDelete: 'set null' }),
    /** The instant, and the local time and time zone the user chose: all three or none. */
    dueAt: moment('due_at'),
    wallTime: text('wall_time'),
    timeZone: text('time_zone'),
    repeatRule: jsonb('repeat_rule').$type<RepeatRule>(),
    /** Local date up to which repetitions have been created. */
    repeatedUntil: text('repeated_until'),
    repeatOf: uuid('repeat_of').references((): AnyPgColumn => posts.id, { onDelete: 'set null' }),
    /** Set while it is sent back for changes; empty when no reason was given. */
    reviewNote: text('review_note'),
    /** The person who last requested approval: they can't approve it themselves. */
    approvalAskedBy: uuid('approval_asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** In the trash since then; deleted for good by the purge. */
    deletedAt: moment('deleted_at'),
    /** State of the post when it was moved to the trash: restoring schedules it again. */
    deletedState: text('deleted_state').$type<PostState>(),
    idempotencyKey: text('idempotency_key'),
    /** Hash of the request: the same key with other content is rejected. */
    idempotencyHash: text('idempotency_hash'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('posts_idempotency').on(table.workspaceId, table.idempotencyKey),
    // Makes the repetition job idempotent.
    uniqueIndex('posts_one_repetition').on(table.repeatOf, table.wallTime),
    index('posts_by_due').on(table.workspaceId, table.dueAt, table.id),
    index('posts_by_update').on(table.workspaceId, table.updatedAt, table.id),
    index('posts_repeating').on(table.repeatedUntil).where(sql`${table.repeatRule} is not null`),
    index('posts_author').on(table.authorId),
    index('posts_rubric').on(table.rubricId),
    index('posts_approval_asker').on(table.approvalAskedBy),
    index('posts_in_trash')
      .on(table.workspaceId, table.deletedAt, table.id)
      .where(sql`${table.deletedAt} is not null`),
    check(
      'posts_time_is_whole',
      sql`(${table.dueAt} is null) = (${table.wallTime} is null) and (${table.dueAt} is null) = (${table.timeZone} is null)`,
    ),
  ],
)

/** A published reply, with the data that a reply to it or its removal needs. */
export type StoredReply = {
  externalId: string
  url: string | null
  details: Record<string, string>
}

/**
 * One post on one connection, and at the same time the publisher's queue: a row with `next_at` is claimed when it is
 * due, so queue and state can't diverge.
 */
export const postTargets = pgTable(
  'post_targets',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Null once the connection is deleted; published targets keep their row. */
    connectionId: uuid('connection_id').references(() => connections.id, { onDelete: 'set null' }),
    network: choice<Network>('network').notNull(),
    accountTitle: text('account_title').notNull(),
    overrideText: text('override_text'),
    overrideMediaIds: uuid('override_media_ids').array(),
    settings: jsonb('settings').$type<TargetSettings>().notNull(),
    state: choice<TargetState>('state').notNull().default('draft'),
    /** Incremented with each transition: an update based on an older version is rejected. */
    version: integer('version').notNull().default(1),
    dueAt: moment('due_at'),
    /** Claimed only while `approved_hash` is the hash of what would be sent. */
    isApprovalRequired: boolean('is_approval_required').notNull().default(false),
    /** Hash of the approved content. */
    approvedHash: text('approved_hash'),
    /** When the publisher has to process it next; null when there is nothing to do. */
    nextAt: moment('next_at'),
    /** Lease of the worker. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    /** The content, frozen at the first attempt, so that every attempt sends the same. */
    publication: jsonb('publication').$type<Record<string, unknown>>(),
    /** State of the adapter between calls. */
    progress: jsonb('progress').$type<Record<string, unknown>>().notNull().default({}),
    /** Failed attempts that allow a retry. */
    failureCount: integer('failure_count').notNull().default(0),
    startedAt: moment('started_at'),
    /** The trace of whoever scheduled it: its publication belongs to it. */
    traceparent: text('traceparent'),
    failure: jsonb('failure').$type<TargetFailure>(),
    /** Set by the publisher while something outside makes it wait. */
    waiting: jsonb('waiting').$type<TargetWaiting>(),
    isDraftAtNetwork: boolean('is_draft_at_network').notNull().default(false),
    externalId: text('external_id'),
    externalDetails: jsonb('external_details').$type<Record<string, string>>(),
    url: text('url'),
    publishedAt: moment('published_at'),
    /** Russian: published, but not as requested. */
    notice: text('notice'),
    /** Published replies, in order. */
    replies: jsonb('replies').$type<StoredReply[]>().notNull().default([]),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('post_targets_one_of_a_connection').on(table.postId, table.connectionId),
    index('post_targets_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('post_targets_state').on(table.workspaceId, table.state, table.dueAt),
    index('post_targets_unapproved')
      .on(table.dueAt)
      .where(sql`${table.state} = 'pending_approval'`),
    index('post_targets_connection').on(table.connectionId, table.dueAt),
    check('post_targets_state_is_known', isOneOf(table.state, targetState.options)),
    check('post_targets_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
    // A published target carries no failure of an earlier attempt.
    check(
      'post_targets_published_is_clean',
      sql`${table.state} not in ('published', 'removed') or ${table.failure} is null`,
    ),
  ],
)

const ATTEMPT_STATES = ['open', 'accepted', 'published', 'rejected', 'unknown', 'absent'] as const

/**
 * Inserted before the first externally visible request. After a crash an open attempt means: ask the network for the
 * outcome, never send again.
 */
export const publishAttempts = pgTable(
  'publish_attempts',
  {
    id: idColumn(),
    targetId: uuid('target_id')
      .notNull()
      .references(() => postTargets.id, { onDelete: 'cascade' }),
    /** 0 is the post itself, then its replies. */
    part: integer('part').notNull(),
    number: integer('number').notNull(),
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('open'),
    /** Low cardinality, for statistics; never a response body. */
    code: text('code'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('publish_attempts_number').on(table.targetId, table.part, table.number),
    // Fencing: at most one unresolved attempt per part. The next one starts only after the network confirmed that
    // nothing was published.
    uniqueIndex('publish_attempts_one_open')
      .on(table.targetId, table.part)
      .where(sql`${table.state} not in ('rejected', 'absent')`),
    check('publish_attempts_state_is_known', isOneOf(table.state, ATTEMPT_STATES)),
  ],
)

/** Append-only history of a target, shown as its timeline. */
export const targetEvents = pgTable(
  'target_events',
  {
    id: idColumn(),
    targetId: uuid('target_id')
      .notNull()
      .references(() => postTargets.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    fromState: choice<TargetState>('from_state'),
    toState: choice<TargetState>('to_state').notNull(),
    /** A code of ours; its Russian text is produced when it is displayed. */
    cause: text('cause').notNull(),
    /** Russian details, when the cause alone is not enough. */
    note: text('note'),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('target_events_target').on(table.targetId, table.id),
    // Most events have no actor.
    index('target_events_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
)
