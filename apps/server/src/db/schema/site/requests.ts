import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAtColumn, idColumn, moment } from '../columns.ts'

/** Requests to delete data by e-mail. The address is erased once the request is done or expired. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: idColumn(),
    number: text('number').notNull(),
    email: text('email'),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('deletion_requests_number').on(table.number),
    index('deletion_requests_email').on(table.email),
    index('deletion_requests_expiry').on(table.expiresAt),
  ],
)

/** Messages of businesses to the operator of the installation. */
export const businessRequests = pgTable(
  'business_requests',
  {
    id: idColumn(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company').notNull(),
    message: text('message').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('business_requests_email').on(table.email),
    index('business_requests_created').on(table.createdAt),
  ],
)
