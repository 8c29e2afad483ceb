import { type Currency, currency } from '@kadr/contract/base/primitives'
import {
  type SignInProvider,
  signInProvider,
  type Theme,
  theme,
} from '@kadr/contract/identity/users'
import { boolean, check, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    photoUrl: text('photo_url'),
    timeZone: text('time_zone').notNull().default('Europe/Moscow'),
    selectedCurrency: choice<Currency>('selected_currency').notNull().default('RUB'),
    theme: choice<Theme>('theme').notNull().default('system'),
    isTelegramNotificationsEnabled: boolean('is_telegram_notifications_enabled')
      .notNull()
      .default(true),
    /** Not read any more: it is kept by sign-in. The release before still writes it. */
    botBlockedAt: moment('bot_blocked_at'),
    /** When an operator of the installation closed them the way in. */
    blockedAt: moment('blocked_at'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_currency_is_known', isOneOf(table.selectedCurrency, currency.options)),
    check('users_theme_is_known', isOneOf(table.theme, theme.options)),
  ],
)

/** Sign-in methods. One account of a provider belongs to one user. */
export const signIns = pgTable(
  'sign_ins',
  {
    provider: choice<SignInProvider>('provider').notNull(),
    /** The provider's stable id of the account. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull(),
    /** Of a messenger: the person stopped the bot there, so it can't write to them. */
    botBlockedAt: moment('bot_blocked_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    unique('sign_ins_one_of_a_kind').on(table.userId, table.provider),
    check('sign_ins_provider_is_known', isOneOf(table.provider, signInProvider.options)),
  ],
)
