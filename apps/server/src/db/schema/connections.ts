import { NETWORKS, type Network } from '@kadr/contract/networks'
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
import { choice, createdAtColumn, idColumn, isOneOf, moment } from './columns.ts'
import { sessions } from './sessions.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

type Times = Record<'isRenewable' | 'accessExpiresAt' | 'refreshExpiresAt', AnyPgColumn>

/** When the access ends for good: a renewable one with its refresh token. An index is built of it. */
export const accessEnd = (table: Times) =>
  sql`(case when ${table.isRenewable} then ${table.refreshExpiresAt} else ${table.accessExpiresAt} end)`

/** When the network last confirmed the access; connecting is a confirmation too. An index is built of it. */
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
    /** By which of the network's sign-ins it came: it decides whose application the calls go by. */
    way: text('way').notNull(),
    externalId: text('external_id').notNull(),
    title: text('title').notNull(),
    handle: text('handle'),
    avatarUrl: text('avatar_url'),
    profileUrl: text('profile_url'),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    scopes: text('scopes').array().notNull(),
    missingScopes: text('missing_scopes').array().notNull(),
    access: text('access', { enum: ACCESS_STATES }).notNull().default('active'),
    /** Over the plan's limit: kept, but nothing is published through it. */
    isReadOnly: boolean('is_read_only').notNull().default(false),
    sealedAccessToken: text('sealed_access_token').notNull(),
    sealedRefreshToken: text('sealed_refresh_token'),
    accessExpiresAt: moment('access_expires_at'),
    refreshExpiresAt: moment('refresh_expires_at'),
    /** Whether the network lets us renew the access without the person. */
    isRenewable: boolean('is_renewable').notNull(),
    /** Grows with every new set of tokens; who began with an older one must not write. */
    version: integer('version').notNull().default(1),
    connectedAt: moment('connected_at').notNull(),
    /** When the tokens were issued. */
    refreshedAt: moment('refreshed_at').notNull(),
    /** When the network last confirmed the access. */
    checkedAt: moment('checked_at'),
    /** When the workspace was last warned that the access ends. */
    warnedAt: moment('warned_at'),
    /** When somebody last finished asking the network, whatever came of it. */
    attemptedAt: moment('attempted_at'),
    /** Not before this moment do we ask again by ourselves. */
    nextAttemptAt: moment('next_attempt_at'),
    failureCount: integer('failure_count').notNull().default(0),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** The call that is asking the network now, and until when no other may. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
  },
  (table) => [
    // An account belongs to one workspace, whoever signs in to it.
    uniqueIndex('connections_one_of_an_account').on(table.network, table.externalId),
    index('connections_workspace').on(table.workspaceId),
    index('connections_expiry').on(table.accessExpiresAt).where(sql`${table.access} = 'active'`),
    index('connections_checked')
      .on(checkedOrConnectedAt(table))
      .where(sql`${table.access} = 'active'`),
    index('connections_end').on(accessEnd(table)).where(sql`${table.access} = 'active'`),
    check('connections_network_is_known', isOneOf(table.network, NETWORKS)),
    check('connections_access_is_known', isOneOf(table.access, ACCESS_STATES)),
  ],
)

const flowOf = () => ({
  network: choice<Network>('network').notNull(),
  way: text('way').notNull(),
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

/** A sign-in at a network in progress: used once, by the session that began it. */
export const oauthStates = pgTable(
  'oauth_states',
  {
    stateHash: text('state_hash').primaryKey(),
    ...flowOf(),
    sealedVerifier: text('sealed_verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** The browser that took the sign-in over from the session, when one did. */
    browserHash: text('browser_hash'),
  },
  (table) => [
    index('oauth_states_expiry').on(table.expiresAt),
    index('oauth_states_session').on(table.sessionId),
    index('oauth_states_workspace').on(table.workspaceId),
    index('oauth_states_user').on(table.userId),
  ],
)

/** A link by which another browser takes a sign-in over. */
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
