import { type WorkspaceRole, workspaceRole } from '@kadr/contract/identity/workspaces'
import {
  type GrantEnd,
  grantEnd,
  type ProgramKind,
  type ProgramResource,
  programKind,
  programResource,
} from '@kadr/contract/integrations/programs'
import type { ApiScope } from '@kadr/contract/integrations/scopes'
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** Clients of OAuth: assistants and other programs that people let in. */
export const programs = pgTable(
  'programs',
  {
    id: idColumn(),
    /** An address for one known by its document, else a word of ours. */
    clientId: text('client_id').notNull(),
    kind: choice<ProgramKind>('kind').notNull(),
    name: text('name').notNull(),
    redirectUris: text('redirect_uris').array().notNull(),
    /** Registered by hand here; null for all others. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Registered by itself: a hash of the day and the address it came from. */
    registeredFrom: text('registered_from'),
    createdAt: createdAtColumn(),
    /** When a document is read again, or an unused registration is forgotten; null: never. */
    staleAt: moment('stale_at'),
  },
  (table) => [
    uniqueIndex('programs_client').on(table.clientId),
    index('programs_workspace').on(table.workspaceId),
    index('programs_registered_from').on(table.registeredFrom),
    index('programs_stale').on(table.staleAt),
    check('programs_kind_is_known', isOneOf(table.kind, programKind.options)),
  ],
)

/** Access of a program to a workspace, with the rights of whoever gave it. */
export const programGrants = pgTable(
  'program_grants',
  {
    id: idColumn(),
    programId: uuid('program_id')
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resource: choice<ProgramResource>('resource').notNull(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    ceiling: choice<WorkspaceRole>('ceiling').notNull(),
    mayPublish: boolean('may_publish').notNull(),
    createdAt: createdAtColumn(),
    /** The person signs in again after it, whatever is renewed. */
    endsAt: moment('ends_at').notNull(),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    /** What it changed lately, newest first. */
    calls: jsonb('calls').$type<{ at: string; text: string }[]>().notNull().default([]),
    endedAt: moment('ended_at'),
    endedBy: choice<GrantEnd>('ended_by'),
  },
  (table) => [
    index('program_grants_program').on(table.programId),
    index('program_grants_workspace').on(table.workspaceId, table.id),
    index('program_grants_user').on(table.userId, table.id),
    check('program_grants_resource_is_known', isOneOf(table.resource, programResource.options)),
    check('program_grants_ceiling_is_known', isOneOf(table.ceiling, workspaceRole.options)),
    check('program_grants_end_is_known', isOneOf(table.endedBy, grantEnd.options)),
  ],
)

export type ProgramTokenKind = 'code' | 'at' | 'rt'

/** Codes, access and renewal tokens of a grant: by their hash, each renewed at most once. */
export const programTokens = pgTable(
  'program_tokens',
  {
    id: idColumn(),
    grantId: uuid('grant_id')
      .notNull()
      .references(() => programGrants.id, { onDelete: 'cascade' }),
    kind: choice<ProgramTokenKind>('kind').notNull(),
    /** SHA-256. */
    hash: text('hash').notNull(),
    /** The code or renewal token that it was given for. */
    parentId: uuid('parent_id'),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    /** Of a code: where it was sent, and what proves whose it is. */
    redirectUri: text('redirect_uri'),
    challenge: text('challenge'),
  },
  (table) => [
    uniqueIndex('program_tokens_hash').on(table.hash),
    index('program_tokens_grant').on(table.grantId),
    index('program_tokens_parent').on(table.parentId),
    index('program_tokens_expiry').on(table.expiresAt),
    check('program_tokens_kind_is_known', isOneOf(table.kind, ['code', 'at', 'rt'])),
  ],
)
