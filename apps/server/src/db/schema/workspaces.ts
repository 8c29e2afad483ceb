import { type WorkspaceRole, workspaceRole } from '@kadr/contract/workspaces'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf } from './columns.ts'
import { users } from './users.ts'

export const workspaces = pgTable('workspaces', {
  id: idColumn(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Owner of a personal workspace: exactly one per user. Null for a shared one. */
  personalUserId: uuid('personal_user_id')
    .unique('workspaces_one_personal')
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAtColumn(),
})

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: choice<WorkspaceRole>('role').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user').on(table.userId),
    // Points of a workspace are charged to its owner, so there must be exactly one.
    uniqueIndex('workspace_members_one_owner')
      .on(table.workspaceId)
      .where(sql`${table.role} = 'owner'`),
    check('workspace_members_role_is_known', isOneOf(table.role, workspaceRole.options)),
  ],
)
