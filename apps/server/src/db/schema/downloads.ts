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

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Places of downloads that run or wait, over all processes. Whoever is gone expires. */
export const downloadSlots = pgTable(
  'download_slots',
  {
    id: uuid('id').primaryKey(),
    /** What it takes: a run of the engine or a stream. */
    kind: text('kind').notNull(),
    /** A keyed hash of the caller's address. */
    address: text('address').notNull(),
    isRunning: boolean('is_running').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('download_slots_kind').on(table.kind)],
)

/** How often a source gave a work, by the hour; nothing about which. */
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

/** Works that are not given, by a complaint of whoever has the rights. */
export const refusedWorks = pgTable(
  'refused_works',
  {
    source: text('source').notNull(),
    workId: text('work_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.workId] })],
)

/** Read by whoever runs the installation, who answers by mail. */
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
