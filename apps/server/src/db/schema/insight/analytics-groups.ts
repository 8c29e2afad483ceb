import { sql } from 'drizzle-orm'
import {
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
import { createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { metricSubjects } from './analytics.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const SUBJECT_KINDS = ['account', 'work_item'] as const

/** Accounts (a brand, a client, competitors) or work items (a campaign, a series) analyzed together. */
export const analyticsGroups = pgTable(
  'analytics_groups',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    kind: text('kind', { enum: SUBJECT_KINDS }).notNull(),
    name: text('name').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('analytics_groups_name').on(table.workspaceId, table.kind, table.name),
    check('analytics_groups_kind_is_known', isOneOf(table.kind, SUBJECT_KINDS)),
  ],
)

export const analyticsGroupMembers = pgTable(
  'analytics_group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => analyticsGroups.id, { onDelete: 'cascade' }),
    /** Id of the account or of the work item. */
    subjectId: uuid('subject_id')
      .notNull()
      .references(() => metricSubjects.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.subjectId] }),
    index('analytics_group_members_subject').on(table.subjectId),
  ],
)

/** A read-only report for people without an account. Only the hash of its token is stored. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    /** Null once the person's account is deleted. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    tokenHash: text('token_hash').notNull(),
    title: text('title').notNull(),
    /** Scope of the report: period, accounts. */
    query: jsonb('query').$type<Record<string, unknown>>().notNull(),
    /** Null: no password. */
    passwordHash: text('password_hash'),
    expiresAt: moment('expires_at').notNull(),
    openCount: integer('open_count').notNull().default(0),
    openedAt: moment('opened_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('report_links_token').on(table.tokenHash),
    index('report_links_workspace').on(table.workspaceId, table.id),
    index('report_links_creator').on(table.createdBy).where(sql`${table.createdBy} is not null`),
    index('report_links_expiry').on(table.expiresAt),
  ],
)
