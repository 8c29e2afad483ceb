import type { Network } from '@kadr/contract/networks'
import { NETWORKS } from '@kadr/contract/networks'
import {
  type TargetFailure,
  type TargetSettings,
  type TargetState,
  targetState,
} from '@kadr/contract/post-targets'
import type { Post, RepeatRule } from '@kadr/contract/posts'
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
import { choice, createdAtColumn, idColumn, isOneOf, moment } from './columns.ts'
import { connections } from './connections.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Content and time. Its state is read off its targets. */
export const posts = pgTable(
  'posts',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Grows with each change by a person; an edit begun with an older one is refused. */
    version: integer('version').notNull().default(1),
    text: text('text').notNull(),
    /** The text in lower case, so that search needs no locale of the database. */
    searchText: text('search_text').notNull(),
    mediaIds: uuid('media_ids').array().notNull().default(sql`'{}'`),
    utm: jsonb('utm').$type<Post['utm']>(),
    erid: text('erid').notNull().default(''),
    /** The instant, and what the person meant by it: all three or none. */
    dueAt: moment('due_at'),
    wallTime: text('wall_time'),
    timeZone: text('time_zone'),
    repeatRule: jsonb('repeat_rule').$type<RepeatRule>(),
    /** Up to which local date repetitions have been made. */
    repeatedUntil: text('repeated_until'),
    repeatOf: uuid('repeat_of').references((): AnyPgColumn => posts.id, { onDelete: 'set null' }),
    reviewNote: text('review_note'),
    idempotencyKey: text('idempotency_key'),
    /** Of what was asked for with the key: the same key with other content is refused. */
    idempotencyHash: text('idempotency_hash'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('posts_idempotency').on(table.workspaceId, table.idempotencyKey),
    // One repetition of a local time, however often the job that makes them runs.
    uniqueIndex('posts_one_repetition').on(table.repeatOf, table.wallTime),
    index('posts_by_due').on(table.workspaceId, table.dueAt, table.id),
    index('posts_by_update').on(table.workspaceId, table.updatedAt, table.id),
    index('posts_repeating').on(table.repeatedUntil).where(sql`${table.repeatRule} is not null`),
    index('posts_author').on(table.authorId),
    check(
      'posts_time_is_whole',
      sql`(${table.dueAt} is null) = (${table.wallTime} is null) and (${table.dueAt} is null) = (${table.timeZone} is null)`,
    ),
  ],
)

/**
 * One post on one connection, and at once the queue of the publisher: whatever has a `next_at` is taken
 * when that moment comes, so there is no second place that could forget it.
 */
export const postTargets = pgTable(
  'post_targets',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** Null once the account is detached; what was published keeps its row. */
    connectionId: uuid('connection_id').references(() => connections.id, { onDelete: 'set null' }),
    network: choice<Network>('network').notNull(),
    accountTitle: text('account_title').notNull(),
    overrideText: text('override_text'),
    overrideMediaIds: uuid('override_media_ids').array(),
    settings: jsonb('settings').$type<TargetSettings>().notNull(),
    state: choice<TargetState>('state').notNull().default('draft'),
    /** Grows with each transition: who began with an older one must not write. */
    version: integer('version').notNull().default(1),
    dueAt: moment('due_at'),
    /** When the publisher has to look at it next; null when it does not. */
    nextAt: moment('next_at'),
    /** Who works on it, and until when nobody else may. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    /** What goes out, frozen when the first try begins, so that every try sends the same. */
    publication: jsonb('publication').$type<Record<string, unknown>>(),
    /** What the adapter has to remember between calls. */
    progress: jsonb('progress').$type<Record<string, unknown>>().notNull().default({}),
    /** Tries that failed in a way that allows another. */
    failureCount: integer('failure_count').notNull().default(0),
    startedAt: moment('started_at'),
    failure: jsonb('failure').$type<TargetFailure>(),
    isDraftAtNetwork: boolean('is_draft_at_network').notNull().default(false),
    externalId: text('external_id'),
    externalDetails: jsonb('external_details').$type<Record<string, string>>(),
    url: text('url'),
    publishedAt: moment('published_at'),
    /** How many of the texts that follow the post are out, and the last of them. */
    repliesSent: integer('replies_sent').notNull().default(0),
    lastReply: jsonb('last_reply').$type<Record<string, unknown>>(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('post_targets_one_of_a_connection').on(table.postId, table.connectionId),
    index('post_targets_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('post_targets_state').on(table.workspaceId, table.state, table.dueAt),
    index('post_targets_connection').on(table.connectionId, table.dueAt),
    check('post_targets_state_is_known', isOneOf(table.state, targetState.options)),
    check('post_targets_network_is_known', isOneOf(table.network, NETWORKS)),
    // What is published carries no failure of an earlier attempt.
    check(
      'post_targets_published_is_clean',
      sql`${table.state} not in ('published', 'removed') or ${table.failure} is null`,
    ),
  ],
)

const ATTEMPT_STATES = ['open', 'accepted', 'published', 'rejected', 'unknown', 'absent'] as const

/**
 * Written before the first call that others can see. An open one whose worker is gone means: ask the
 * network, never send again.
 */
export const publishAttempts = pgTable(
  'publish_attempts',
  {
    id: idColumn(),
    targetId: uuid('target_id')
      .notNull()
      .references(() => postTargets.id, { onDelete: 'cascade' }),
    /** 0 is the post itself, then the texts that follow it. */
    part: integer('part').notNull(),
    number: integer('number').notNull(),
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('open'),
    /** Low cardinality, for statistics; never a body. */
    code: text('code'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('publish_attempts_number').on(table.targetId, table.part, table.number),
    // The fence: of one thing others can see, one try that may be out. Another one is begun only after the
    // network has said that nothing came of it.
    uniqueIndex('publish_attempts_one_open')
      .on(table.targetId, table.part)
      .where(sql`${table.state} not in ('rejected', 'absent')`),
    check('publish_attempts_state_is_known', isOneOf(table.state, ATTEMPT_STATES)),
  ],
)

/** The way of a target, as its timeline shows it. Only ever added to. */
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
    /** Why, as a code of ours; its Russian text is made when it is shown. */
    cause: text('cause').notNull(),
    /** Russian details, when the cause alone does not say enough. */
    note: text('note'),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('target_events_target').on(table.targetId, table.id),
    // Most events have no actor.
    index('target_events_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
  ],
)
