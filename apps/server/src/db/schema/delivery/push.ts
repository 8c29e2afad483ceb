import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn } from '../columns.ts'
import { sessions } from '../identity/sessions.ts'
import { users } from '../identity/users.ts'

/** A browser subscribed to push messages. Deleted with its session. */
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
    /** SHA-256 of the push endpoint, which is a secret: it allows sending to the browser. */
    endpointHash: text('endpoint_hash').notNull(),
    /** Endpoint and keys of the browser. */
    sealedSubscription: text('sealed_subscription').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpointHash),
    index('push_subscriptions_user').on(table.userId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

/** The only VAPID key pair of this installation: browser subscriptions are bound to it. */
export const pushKeys = pgTable('push_keys', {
  publicKey: text('public_key').primaryKey(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  createdAt: createdAtColumn(),
})
