import { check, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { choice, isOneOf, moment } from '../columns.ts'

const WORKER_KINDS = ['publisher', 'renderer'] as const
export type WorkerKind = (typeof WORKER_KINDS)[number]

/** Worker processes of a queue and their last heartbeats. */
export const workers = pgTable(
  'workers',
  {
    id: uuid('id').primaryKey(),
    kind: choice<WorkerKind>('kind').notNull(),
    /** Maximum of concurrent work. */
    slots: integer('slots').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [check('workers_kind_is_known', isOneOf(table.kind, WORKER_KINDS))],
)
