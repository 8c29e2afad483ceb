import { type WorkspaceRole, workspaceRole } from '@kadr/contract/identity/workspaces'
import { type KeyEnd, keyEnd } from '@kadr/contract/integrations/api-keys'
import type { ApiScope } from '@kadr/contract/integrations/scopes'
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** Keys by which other programs act in a workspace with the rights of a member. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Whose rights it has; without an account it does nothing. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** SHA-256 of the key. */
    hash: text('hash').notNull(),
    hint: text('hint').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    ceiling: choice<WorkspaceRole>('ceiling').notNull(),
    /** Assistants publish by it without a tap of its person. */
    mayPublish: boolean('may_publish').notNull().default(false),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at'),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    lastUsedFrom: text('last_used_from'),
    endedAt: moment('ended_at'),
    /** By whom or what: revoked by a person, found in an address. */
    endedBy: choice<Exclude<KeyEnd, 'expired'>>('ended_by'),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.hash),
    index('api_keys_workspace').on(table.workspaceId, table.id),
    index('api_keys_user').on(table.userId),
    check('api_keys_ceiling_is_known', isOneOf(table.ceiling, workspaceRole.options)),
    check('api_keys_end_is_known', isOneOf(table.endedBy, keyEnd.options)),
  ],
)
