import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn } from './columns.ts'
import { users } from './users.ts'

/** Hooks of the public gallery that a user has marked. */
export const favouriteHooks = pgTable(
  'favourite_hooks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `family/id` of the gallery. */
    hook: text('hook').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hook] })],
)
