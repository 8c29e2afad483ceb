import {
  type AutomationVideoState,
  automationVideoState,
} from '@kadr/contract/automation/automation-footage'
import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import {
  type PauseReason,
  pauseReason,
  type RunFailureCode,
  type RunState,
  runFailureCode,
  runState,
} from '@kadr/contract/automation/automations'
import type { Answer } from '@kadr/contract/studio/questions'
import { newId } from '@kadr/kit/new-id'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { resources } from '../library/resources.ts'
import { posts } from '../publishing/posts.ts'
import { reels } from '../studio/reels.ts'

export const automations = pgTable(
  'automations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Its id in events, whose subjects are UUIDs. */
    uid: uuid('uid')
      .notNull()
      .$defaultFn(() => newId()),
    /** The person who last saved or resumed it: runs act with this person's current role. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    rule: jsonb('rule').$type<AutomationRule>().notNull(),
    version: integer('version').notNull().default(1),
    /** Runs up to this moment are planned. */
    plannedUntil: moment('planned_until').notNull(),
    /** When the planner processes it next; null when no moment is left. */
    nextPlanAt: moment('next_plan_at'),
    pauseReason: choice<PauseReason>('pause_reason'),
    pausedAt: moment('paused_at'),
    /** Failed runs in a row. */
    failures: integer('failures').notNull().default(0),
    /** The caller's idempotency key. */
    key: text('key'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('automations_workspace').on(table.workspaceId, table.id),
    index('automations_author').on(table.authorId),
    index('automations_due').on(table.nextPlanAt).where(sql`${table.pausedAt} is null`),
    uniqueIndex('automations_uid').on(table.uid),
    uniqueIndex('automations_key').on(table.workspaceId, table.key),
    check('automations_pause_is_known', isOneOf(table.pauseReason, pauseReason.options)),
    check(
      'automations_pause_is_told',
      sql`(${table.pauseReason} is null) = (${table.pausedAt} is null)`,
    ),
  ],
)

/** One planned moment of an automation and its result. */
export const automationRuns = pgTable(
  'automation_runs',
  {
    id: idColumn(),
    automationId: integer('automation_id')
      .notNull()
      .references(() => automations.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    wallTime: text('wall_time').notNull(),
    timeZone: text('time_zone').notNull(),
    isManual: boolean('is_manual').notNull().default(false),
    /** The caller's idempotency key of a manual run. */
    key: text('key'),
    /** The person who chose the item or started the run; null for the author of the rule. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    state: choice<RunState>('state').notNull(),
    /** Snapshot of the rule at the start of the run. */
    rule: jsonb('rule').$type<AutomationRule>(),
    itemKey: text('item_key'),
    itemTitle: text('item_title'),
    /** The item was chosen or written by a person. */
    isChosen: boolean('is_chosen').notNull().default(false),
    /** Items that were tried and refused. */
    triedKeys: jsonb('tried_keys').$type<string[]>().notNull().default([]),
    style: text('style'),
    /** Of a person or of facts of the business, about a topic that can't be written without. */
    answers: jsonb('answers').$type<Answer[]>(),
    failureCode: choice<RunFailureCode>('failure_code'),
    /** Russian: the problem and what to do about it. */
    failureText: text('failure_text'),
    reelId: uuid('reel_id').references(() => reels.id, { onDelete: 'set null' }),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'set null' }),
    videoCost: integer('video_cost').notNull().default(0),
    aiCost: integer('ai_cost').notNull().default(0),
    /** When it is processed next; null when it has ended. */
    nextTryAt: moment('next_try_at'),
    /** A new id for each claim. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    /** Claims since the last progress. */
    attempts: integer('attempts').notNull().default(0),
    /** Requests to AI; part of their idempotency keys. */
    aiTries: integer('ai_tries').notNull().default(0),
    renderTries: integer('render_tries').notNull().default(0),
    createdAt: createdAtColumn(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('automation_runs_moment')
      .on(table.automationId, table.dueAt)
      .where(sql`not ${table.isManual}`),
    uniqueIndex('automation_runs_key').on(table.automationId, table.key),
    index('automation_runs_page').on(table.automationId, table.dueAt, table.id),
    index('automation_runs_due').on(table.nextTryAt).where(sql`${table.nextTryAt} is not null`),
    index('automation_runs_workspace').on(table.workspaceId),
    index('automation_runs_actor').on(table.actorId),
    index('automation_runs_reel').on(table.reelId),
    index('automation_runs_post').on(table.postId),
    check('automation_runs_state_is_known', isOneOf(table.state, runState.options)),
    check('automation_runs_failure_is_known', isOneOf(table.failureCode, runFailureCode.options)),
    check(
      'automation_runs_end_is_told',
      sql`(${table.state} in ('planned', 'making', 'asking')) = (${table.finishedAt} is null)
        and (${table.state} in ('planned', 'making', 'asking')) = (${table.nextTryAt} is not null)`,
    ),
  ],
)

/** Items of a feed or a price list seen so far; the first reading only marks them as old. */
export const automationItems = pgTable(
  'automation_items',
  {
    automationId: integer('automation_id')
      .notNull()
      .references(() => automations.id, { onDelete: 'cascade' }),
    /** The item's own id, or else its URL, or else a hash. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    url: text('url'),
    /** Seen by the first reading: not to be used. */
    isOld: boolean('is_old').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.automationId, table.key] }),
    index('automation_items_order').on(table.automationId, table.createdAt),
  ],
)

/** The last reading of a rule's feed or price list. */
export const automationFeeds = pgTable(
  'automation_feeds',
  {
    automationId: integer('automation_id')
      .primaryKey()
      .references(() => automations.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    readAt: moment('read_at'),
    nextReadAt: moment('next_read_at').notNull(),
    failureCount: integer('failure_count').notNull().default(0),
    /** Russian, safe to show. */
    failureText: text('failure_text'),
  },
  (table) => [index('automation_feeds_due').on(table.nextReadAt)],
)

/** A long video of the folder of a rule, and how far its clips are found. */
export const automationVideos = pgTable(
  'automation_videos',
  {
    automationId: integer('automation_id')
      .notNull()
      .references(() => automations.id, { onDelete: 'cascade' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    /** The content it is of: clips of a replaced file are found anew. */
    fileId: uuid('file_id').notNull(),
    state: choice<AutomationVideoState>('state').notNull(),
    /** Clips found. */
    clips: integer('clips').notNull().default(0),
    /** Requests to AI. */
    cost: integer('cost').notNull().default(0),
    /** Times it was begun by the rule; a failed one is tried again some times. */
    tries: integer('tries').notNull().default(0),
    /** Russian, safe to show. */
    failureText: text('failure_text'),
    /** When it is looked at next; null when it has ended. */
    nextLookAt: moment('next_look_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.automationId, table.resourceId] }),
    index('automation_videos_resource').on(table.resourceId),
    check('automation_videos_state_is_known', isOneOf(table.state, automationVideoState.options)),
    check(
      'automation_videos_end_is_told',
      sql`(${table.state} in ('waiting', 'reading')) = (${table.nextLookAt} is not null)`,
    ),
  ],
)
