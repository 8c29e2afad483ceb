import { type SignInProvider, signInProvider } from '@kadr/contract/identity/users'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from './users.ts'

/** One sign-in on one device: the family of all its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authType: choice<SignInProvider>('auth_type').notNull(),
    device: text('device').notNull(),
    createdAt: createdAtColumn(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('sessions_user').on(table.userId, table.lastUsedAt),
    check('sessions_auth_type_is_known', isOneOf(table.authType, signInProvider.options)),
  ],
)

/** Only the SHA-256 is stored. A used token is kept until it expires, to detect its reuse. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    replacedBy: text('replaced_by'),
  },
  (table) => [
    index('refresh_tokens_session').on(table.sessionId),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
)
