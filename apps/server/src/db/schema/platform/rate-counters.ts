import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Requests of a caller in the current minute. Unlogged: reset by a crash. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('rate_counters_age').on(table.startedAt)],
)
