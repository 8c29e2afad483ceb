import type { EventKind } from '@kadr/contract/events'
import type { ActivityArea } from '@kadr/contract/team/activity'
import { activityArea } from '@kadr/contract/team/activity'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** Append-only log of actions in a workspace. Kept longer than the events it is made from. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    area: choice<ActivityArea>('area').notNull(),
    kind: choice<EventKind>('kind').notNull(),
    /** Russian, written at the time of the action: names of accounts and posts may change later. */
    text: text('text').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    guestName: text('guest_name'),
    link: text('link'),
    /** Key fields of the event. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('activity_entries_time').on(table.workspaceId, table.at, table.id),
    index('activity_entries_actor').on(table.actorId),
    index('activity_entries_age').on(table.at),
    check('activity_entries_area_is_known', isOneOf(table.area, activityArea.options)),
  ],
)
