import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Copies of the installation, as far as it has made them itself. */
export const backups = pgTable(
  'backups',
  {
    /** Its folder at the destination. */
    id: text('id').primaryKey(),
    startedAt: moment('started_at').notNull().defaultNow(),
    /** Set again and again while it is made: a killed one ends by its silence. */
    seenAt: moment('seen_at').notNull().defaultNow(),
    /** No file is deleted until those that its rows name are read. */
    holdsFiles: boolean('holds_files').notNull().default(false),
    finishedAt: moment('finished_at'),
  },
  (table) => [index('backups_by_start').on(table.startedAt)],
)
