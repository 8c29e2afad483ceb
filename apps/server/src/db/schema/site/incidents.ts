import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { choice, idColumn, isOneOf, moment } from '../columns.ts'

/** Times at which a part of the product was slow or down, as it was noticed. */
export const incidents = pgTable(
  'incidents',
  {
    id: idColumn(),
    part: text('part').notNull(),
    /** The worst of it. */
    state: choice<'slow' | 'down'>('state').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while it lasts. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('incidents_state_is_known', isOneOf(table.state, ['slow', 'down'])),
    uniqueIndex('incidents_open').on(table.part).where(sql`${table.endedAt} is null`),
    index('incidents_by_start').on(table.startedAt),
  ],
)
