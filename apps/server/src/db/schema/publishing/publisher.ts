import type { Network } from '@kadr/contract/publishing/networks'
import { ALL_NETWORKS } from '@kadr/contract/publishing/networks'
import {
  type AccountOptions,
  type ApprovalFrom,
  approvalFrom,
} from '@kadr/contract/publishing/publisher-setup'
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
import { workspaces } from '../identity/workspaces.ts'
import { connections } from './connections.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const connectionColumn = () =>
  uuid('connection_id')
    .notNull()
    .references(() => connections.id, { onDelete: 'cascade' })

/** Preferred posting times of the week, in the workspace's time zone. Monday is 1. */
export const postingSlots = pgTable(
  'posting_slots',
  {
    connectionId: connectionColumn(),
    workspaceId: workspaceColumn(),
    weekday: integer('weekday').notNull(),
    time: text('time').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.weekday, table.time] }),
    index('posting_slots_workspace').on(table.workspaceId),
  ],
)

export const hashtagSets = pgTable(
  'hashtag_sets',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    name: text('name').notNull(),
    tags: text('tags').array().notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [uniqueIndex('hashtag_sets_name').on(table.workspaceId, table.name)],
)

export const publisherSettings = pgTable(
  'publisher_settings',
  {
    workspaceId: workspaceColumn().primaryKey(),
    isApprovalRequired: boolean('is_approval_required').notNull().default(false),
    /** Whose posts need approval: of members who can't approve, or of all. */
    approvalFrom: choice<ApprovalFrom>('approval_from').notNull().default('editors'),
    /** Only posts to these accounts need approval; null for all. */
    approvalConnectionIds: uuid('approval_connection_ids').array(),
    lateLimitMinutes: integer('late_limit_minutes').notNull().default(15),
  },
  (table) => [
    check(
      'publisher_settings_approval_is_known',
      isOneOf(table.approvalFrom, approvalFrom.options),
    ),
  ],
)

/** The publisher's state of a connection: one target at a time, and not before `free_at`. */
export const publisherAccounts = pgTable('publisher_accounts', {
  connectionId: connectionColumn().primaryKey(),
  /** The target being published, and the lease of its worker on the connection. */
  busyTarget: uuid('busy_target'),
  busyUntil: moment('busy_until'),
  /** Retry-after requested by the network. */
  freeAt: moment('free_at'),
  /** Start of the current uninterrupted busy period: targets queued behind it are not late because of downtime. */
  busySince: moment('busy_since'),
  usedAt: moment('used_at'),
  options: jsonb('options').$type<AccountOptions>(),
  optionsReadAt: moment('options_read_at'),
})

/** Circuit breaker: a network that is down as a whole is paused. */
export const networkPauses = pgTable(
  'network_pauses',
  {
    network: choice<Network>('network').primaryKey(),
    /** Time of the first failure among `accounts`, without a success since. */
    since: moment('since').notNull(),
    until: moment('until').notNull(),
    accounts: uuid('accounts').array().notNull(),
    /** Consecutive pauses; each is longer than the previous one (backoff). */
    pauses: integer('pauses').notNull().default(0),
  },
  (table) => [check('network_pauses_network_is_known', isOneOf(table.network, ALL_NETWORKS))],
)

/** Completed imports, so that a repeated request is idempotent. */
export const postImports = pgTable(
  'post_imports',
  {
    workspaceId: workspaceColumn(),
    key: uuid('key').notNull(),
    /** Hash of the request. */
    hash: text('hash').notNull(),
    created: integer('created').notNull(),
    skipped: integer('skipped').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.key] })],
)
