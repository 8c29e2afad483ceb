import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** The secret address of a person's calendar in a workspace, by the hash of its token. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: createdAtColumn(),
    readAt: moment('read_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    uniqueIndex('calendar_feeds_hash').on(table.hash),
    index('calendar_feeds_user').on(table.userId),
  ],
)
