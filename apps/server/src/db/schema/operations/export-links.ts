import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, moment } from '../columns.ts'
import { users } from '../identity/users.ts'

/** A single-use download link for a user's data, by the hash of its token. */
export const exportLinks = pgTable(
  'export_links',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('export_links_user').on(table.userId),
    index('export_links_expiry').on(table.expiresAt),
  ],
)
