import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** A secret address of a person in a workspace, by the hash of its token. */
const defineSecretFeeds = <const N extends string>(name: N) =>
  pgTable(
    name,
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
      uniqueIndex(`${name}_hash`).on(table.hash),
      index(`${name}_user`).on(table.userId),
    ],
  )

/** The calendar of a person. */
export const calendarFeeds = defineSecretFeeds('calendar_feeds')
/** What was published, as RSS. */
export const publishedFeeds = defineSecretFeeds('published_feeds')
