import {
  type ConfirmationKind,
  type ConfirmationState,
  confirmationKind,
  confirmationState,
} from '@kadr/contract/integrations/confirmations'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** What an assistant asks to make public, until its person has decided. */
export const confirmations = pgTable(
  'confirmations',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Whose key or program asks; they alone decide. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    callerKind: choice<'key' | 'program'>('caller_kind').notNull(),
    /** The key, or the grant of the program. */
    callerId: uuid('caller_id').notNull(),
    callerName: text('caller_name').notNull(),
    kind: choice<ConfirmationKind>('kind').notNull(),
    /** What is done when the person agrees: `Act` of the module. */
    act: jsonb('act').notNull(),
    /** Of the act: the same one waits once. */
    hash: text('hash').notNull(),
    state: choice<ConfirmationState>('state').notNull(),
    message: text('message'),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('confirmations_waiting')
      .on(table.callerId, table.hash)
      .where(sql`${table.state} = 'waiting'`),
    index('confirmations_user').on(table.userId, table.id),
    index('confirmations_workspace').on(table.workspaceId),
    index('confirmations_expiry').on(table.state, table.expiresAt),
    check('confirmations_caller_is_known', isOneOf(table.callerKind, ['key', 'program'])),
    check('confirmations_kind_is_known', isOneOf(table.kind, confirmationKind.options)),
    check('confirmations_state_is_known', isOneOf(table.state, confirmationState.options)),
  ],
)
