import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn } from '../columns.ts'
import { users } from '../identity/users.ts'

/** Updates of Telegram that could not be handled when they came: tried again by jobs, and kept for inspection. */
export const botParkedUpdates = pgTable(
  'bot_parked_updates',
  {
    /** Telegram's number of the update. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    /** Null for a person without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    update: jsonb('update').$type<object>().notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('bot_parked_updates_user').on(table.userId),
    index('bot_parked_updates_age').on(table.createdAt),
  ],
)
