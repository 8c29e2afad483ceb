import { type WorkspaceRole, workspaceRole } from '@kadr/contract/identity/workspaces'
import {
  type AssignableRole,
  assignableRole,
  type InviteChannel,
  type InviteDelivery,
  inviteChannel,
  inviteDelivery,
} from '@kadr/contract/team/team'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from './users.ts'

export const workspaces = pgTable('workspaces', {
  id: idColumn(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Owner of a personal workspace: exactly one per user. Null for a shared one. */
  personalUserId: uuid('personal_user_id')
    .unique('workspaces_one_personal')
    .references(() => users.id, { onDelete: 'cascade' }),
  brandColor: text('brand_color'),
  /** Resources: the square picture shown in lists, and the logo shown to clients. */
  pictureId: uuid('picture_id'),
  logoId: uuid('logo_id'),
  /** When its owner deleted it: it can't be opened, and is deleted after the grace period. */
  closedAt: moment('closed_at'),
  createdAt: createdAtColumn(),
})

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: workspaceColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: choice<WorkspaceRole>('role').notNull(),
    isApprover: boolean('is_approver').notNull().default(false),
    /** The accounts an editor or a viewer is restricted to; null for all. */
    connectionIds: uuid('connection_ids').array(),
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

export const workspaceInvites = pgTable(
  'workspace_invites',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    tokenHash: text('token_hash').notNull().unique('workspace_invites_token'),
    role: choice<AssignableRole>('role').notNull(),
    isApprover: boolean('is_approver').notNull(),
    connectionIds: uuid('connection_ids').array(),
    note: text('note').notNull(),
    channel: choice<InviteChannel>('channel').notNull().default('link'),
    /** An e-mail address or a Telegram user name without @, in lower case. */
    address: text('address'),
    delivery: choice<InviteDelivery>('delivery').notNull().default('none'),
    /** Null for any number. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    index('workspace_invites_workspace').on(table.workspaceId),
    index('workspace_invites_author').on(table.createdBy),
    index('workspace_invites_address').on(table.channel, table.address),
    check('workspace_invites_role_is_known', isOneOf(table.role, assignableRole.options)),
    check('workspace_invites_channel_is_known', isOneOf(table.channel, inviteChannel.options)),
    check('workspace_invites_delivery_is_known', isOneOf(table.delivery, inviteDelivery.options)),
  ],
)

/** A pending offer of ownership: one per workspace. */
export const ownershipOffers = pgTable(
  'ownership_offers',
  {
    workspaceId: workspaceColumn().primaryKey(),
    toUserId: uuid('to_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('ownership_offers_receiver').on(table.toUserId)],
)
