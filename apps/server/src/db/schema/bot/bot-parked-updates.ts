import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, isOneOf } from '../columns.ts'
import { users } from '../identity/users.ts'

/** Updates of messengers that could not be handled when they came: tried again by jobs, and kept for inspection. */
export const botParkedUpdates = pgTable(
  'bot_parked_updates',
  {
    /** Telegram's number of the update; elsewhere one made of its id, below zero. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    messenger: choice<MessengerName>('messenger').notNull().default('telegram'),
    /** Null for a person without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    update: jsonb('update').$type<object>().notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('bot_parked_updates_user').on(table.userId),
    index('bot_parked_updates_age').on(table.createdAt),
    check('bot_parked_updates_messenger_is_known', isOneOf(table.messenger, messengerName.options)),
  ],
)
