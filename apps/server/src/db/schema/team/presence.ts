import { type PresenceKind, presenceKind } from '@kadr/contract/team/presence'
import { boolean, check, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { choice, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** Open screens of members; rows not renewed are deleted. */
export const presences = pgTable(
  'presences',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: choice<PresenceKind>('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    seenAt: moment('seen_at').notNull(),
    isWriting: boolean('is_writing').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.subjectId, table.userId] }),
    index('presences_user').on(table.userId),
    index('presences_seen').on(table.seenAt),
    check('presences_kind_is_known', isOneOf(table.kind, presenceKind.options)),
  ],
)
