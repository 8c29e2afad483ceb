import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../identity/users.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Running and waiting downloads over all processes. Rows that are not renewed expire. */
export const downloadSlots = pgTable(
  'download_slots',
  {
    id: uuid('id').primaryKey(),
    /** Resource it occupies: a run of the engine or a stream. */
    kind: text('kind').notNull(),
    /** A keyed hash of the caller's IP address. */
    address: text('address').notNull(),
    isRunning: boolean('is_running').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('download_slots_kind').on(table.kind)],
)

/** Requested and found links of a source by the hour, without the works. */
export const downloadOutcomes = pgTable(
  'download_outcomes',
  {
    source: text('source').notNull(),
    hour: moment('hour').notNull(),
    asked: integer('asked').notNull(),
    found: integer('found').notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.hour] })],
)

/** People to be told when a source works again. */
export const downloadWatchers = pgTable(
  'download_watchers',
  {
    source: text('source').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.userId] }),
    index('download_watchers_user').on(table.userId),
  ],
)

/** Takedown list: works refused after a rights holder's complaint. */
export const refusedWorks = pgTable(
  'refused_works',
  {
    source: text('source').notNull(),
    workId: text('work_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.workId] })],
)

/** Read by the operator, who answers by mail. */
export const downloadComplaints = pgTable(
  'download_complaints',
  {
    id: uuid('id').primaryKey(),
    source: text('source').notNull(),
    workId: text('work_id').notNull(),
    url: text('url').notNull(),
    email: text('email').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('download_complaints_age').on(table.createdAt)],
)
