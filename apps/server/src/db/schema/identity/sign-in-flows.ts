import {
  type OauthProvider,
  oauthProvider,
  type SignInProvider,
  signInProvider,
} from '@kadr/contract/identity/users'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, isOneOf, moment } from '../columns.ts'
import { users } from './users.ts'

/** Used init data, and the device that may reuse it. */
export const initDataUses = pgTable(
  'telegram_init_data_uses',
  {
    hash: text('hash').primaryKey(),
    deviceHash: text('device_hash'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('telegram_init_data_uses_expiry').on(table.expiresAt)],
)

/** A single-use link to attach another sign-in method to a user. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: choice<SignInProvider>('provider').notNull(),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('sign_in_links_user').on(table.userId),
    index('sign_in_links_expiry').on(table.expiresAt),
    check('sign_in_links_provider_is_known', isOneOf(table.provider, signInProvider.options)),
  ],
)

/** A sign-in at a provider's page in progress: values its callback has to match. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: choice<OauthProvider>('provider').notNull(),
    /** Hash of the cookie of the browser that started it. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    linkHash: text('link_hash').references(() => signInLinks.hash, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('sign_in_flows_link').on(table.linkHash),
    index('sign_in_flows_expiry').on(table.expiresAt),
    check('sign_in_flows_provider_is_known', isOneOf(table.provider, oauthProvider.options)),
  ],
)

/** An account of one profile that its holder was offered to move to another. */
export const signInMoves = pgTable(
  'sign_in_moves',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromUserId: uuid('from_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: choice<SignInProvider>('provider').notNull(),
    subject: text('subject').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('sign_in_moves_user').on(table.userId),
    index('sign_in_moves_from').on(table.fromUserId),
    index('sign_in_moves_expiry').on(table.expiresAt),
    check('sign_in_moves_provider_is_known', isOneOf(table.provider, signInProvider.options)),
  ],
)
