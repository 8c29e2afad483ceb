import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn } from './columns.ts'
import { sessions } from './sessions.ts'
import { users } from './users.ts'

/** A browser that shows notifications. It ends with the session that made it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** SHA-256 of the push endpoint, which is a secret: whoever knows it can send to the browser. */
    endpointHash: text('endpoint_hash').notNull(),
    /** Address and keys of the browser. */
    sealedSubscription: text('sealed_subscription').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpointHash),
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

/** The one key pair by which push services know this installation. Browsers are bound to it. */
export const pushKeys = pgTable('push_keys', {
  publicKey: text('public_key').primaryKey(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: createdAtColumn(),
})
