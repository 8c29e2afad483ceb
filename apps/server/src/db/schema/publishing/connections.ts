import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { sessions } from '../identity/sessions.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

type Times = Record<'isRenewable' | 'accessExpiresAt' | 'refreshExpiresAt', AnyPgColumn>

/** When the access ends for good: if renewable, with the refresh token. Used by an index expression. */
export const accessEnd = (table: Times) =>
  sql`(case when ${table.isRenewable} then ${table.refreshExpiresAt} else ${table.accessExpiresAt} end)`

/** When the network last confirmed the access; connecting counts too. Used by an index expression. */
export const checkedOrConnectedAt = (table: Record<'checkedAt' | 'connectedAt', AnyPgColumn>) =>
  sql`coalesce(${table.checkedAt}, ${table.connectedAt})`

const ACCESS_STATES = ['active', 'needs_reauth'] as const

/** One social account of a workspace. Tokens are sealed by the vault and bound to their row. */
export const connections = pgTable(
  'connections',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    network: choice<Network>('network').notNull(),
    /** The sign-in method at the network; it determines the OAuth application for API requests. */
    method: text('method').notNull(),
    externalId: text('external_id').notNull(),
    title: text('title').notNull(),
    handle: text('handle'),
    avatarUrl: text('avatar_url'),
    profileUrl: text('profile_url'),
    /** Added to the text of each post. */
    signature: text('signature').notNull().default(''),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    scopes: text('scopes').array().notNull(),
    missingScopes: text('missing_scopes').array().notNull(),
    access: text('access', { enum: ACCESS_STATES }).notNull().default('active'),
    /** Over the plan's limit: kept, but not published through. */
    isReadOnly: boolean('is_read_only').notNull().default(false),
    /** When the owner chose to keep it active under a smaller limit. */
    keptAt: moment('kept_at'),
    sealedAccessToken: text('sealed_access_token').notNull(),
    sealedRefreshToken: text('sealed_refresh_token'),
    accessExpiresAt: moment('access_expires_at'),
    refreshExpiresAt: moment('refresh_expires_at'),
    /** Whether the access can be renewed without the user. */
    isRenewable: boolean('is_renewable').notNull(),
    /** Incremented with every new set of tokens; an update based on an older version is rejected. */
    version: integer('version').notNull().default(1),
    connectedAt: moment('connected_at').notNull(),
    /** When the tokens were issued. */
    refreshedAt: moment('refreshed_at').notNull(),
    /** When the network last confirmed the access. */
    checkedAt: moment('checked_at'),
    /** When the workspace was last warned that the access ends. */
    warnedAt: moment('warned_at'),
    /** When the last request to the network finished, successfully or not. */
    attemptedAt: moment('attempted_at'),
    /** Backoff: no automatic request before this time. */
    nextAttemptAt: moment('next_attempt_at'),
    failureCount: integer('failure_count').notNull().default(0),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** Lease of the process that is making a request to the network. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
  },
  (table) => [
    // An account belongs to one workspace, whichever user connects it.
    uniqueIndex('connections_one_of_an_account').on(table.network, table.externalId),
    index('connections_workspace').on(table.workspaceId),
    index('connections_expiry').on(table.accessExpiresAt).where(sql`${table.access} = 'active'`),
    index('connections_checked')
      .on(checkedOrConnectedAt(table))
      .where(sql`${table.access} = 'active'`),
    index('connections_end').on(accessEnd(table)).where(sql`${table.access} = 'active'`),
    check('connections_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
    check('connections_access_is_known', isOneOf(table.access, ACCESS_STATES)),
  ],
)

const flowOf = () => ({
  network: choice<Network>('network').notNull(),
  method: text('method').notNull(),
  workspaceId: uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessionId: uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  createdAt: createdAtColumn(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
})

/** An OAuth sign-in in progress: single use, only by the session that started it. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    stateHash: text('state_hash').primaryKey(),
    ...flowOf(),
    sealedVerifier: text('sealed_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Hash of the browser that continues the sign-in for the session, if any. */
    browserHash: text('browser_hash'),
  },
  (table) => [
    index('oauth_states_expiry').on(table.expiresAt),
    index('oauth_states_session').on(table.sessionId),
    index('oauth_states_workspace').on(table.workspaceId),
    index('oauth_states_user').on(table.userId),
  ],
)

/** A link that moves a sign-in to another browser. */
export const handoverTickets = pgTable(
  'handover_tickets',
  { ticketHash: text('ticket_hash').primaryKey(), ...flowOf() },
  (table) => [
    index('handover_tickets_expiry').on(table.expiresAt),
    index('handover_tickets_session').on(table.sessionId),
    index('handover_tickets_workspace').on(table.workspaceId),
    index('handover_tickets_user').on(table.userId),
  ],
)
