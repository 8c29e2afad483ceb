import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn } from '../columns.ts'
import { users } from '../identity/users.ts'

/** Favourite hooks of a user from the public gallery. */
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
