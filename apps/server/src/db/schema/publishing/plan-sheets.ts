import type { PlanSheet } from '@kadr/contract/publishing/plan-sheets'
import type { SheetCells } from '@kadr/domain/publishing/posts/match-sheet-rows'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { posts } from './posts.ts'

/** Shared sheets that a plan is taken from. */
export const planSheets = pgTable(
  'plan_sheets',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    url: text('url').notNull(),
    connectionIds: uuid('connection_ids').array().notNull(),
    isScheduled: boolean('is_scheduled').notNull(),
    createdAt: createdAtColumn(),
    last: jsonb('last').$type<NonNullable<PlanSheet['last']>>(),
  },
  (table) => [
    uniqueIndex('plan_sheets_url').on(table.workspaceId, table.url),
    index('plan_sheets_author').on(table.authorId),
  ],
)

/** Rows of a sheet that have become posts, as they were when they did. */
export const planSheetRows = pgTable(
  'plan_sheet_rows',
  {
    id: idColumn(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => planSheets.id, { onDelete: 'cascade' }),
    /** Null once the post is deleted for good: the row does not become another one. */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'set null' }),
    /** What the table itself knows the row by; empty without such a column. */
    key: text('key').notNull(),
    cells: jsonb('cells').$type<SheetCells>().notNull(),
    /** Of the post when the row was applied: another one means that a person has changed it since. */
    postVersion: integer('post_version').notNull(),
  },
  (table) => [
    index('plan_sheet_rows_sheet').on(table.sheetId),
    index('plan_sheet_rows_post').on(table.postId),
  ],
)
