import type { GroupTopic } from '@kadr/contract/delivery/notification-groups'
import { type NotificationKind, notificationKind } from '@kadr/contract/delivery/notifications'
import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { botMessages } from './bot-outbox.ts'

const ofWorkspace = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** Groups of messengers, or topics of them, that receive the notifications of a workspace. */
export const groupChats = pgTable(
  'group_chats',
  {
    id: idColumn(),
    workspaceId: ofWorkspace(),
    messenger: choice<MessengerName>('messenger').notNull().default('telegram'),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    /** The topic of the group; 0 for the group itself. */
    threadId: integer('thread_id').notNull().default(0),
    title: text('title').notNull(),
    topics: jsonb('topics').$type<readonly GroupTopic[]>().notNull(),
    connectedBy: uuid('connected_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the bot was removed or lost the permission to write. */
    lostAt: moment('lost_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('group_chats_place').on(table.workspaceId, table.chatId, table.threadId),
    index('group_chats_chat').on(table.messenger, table.chatId),
    check('group_chats_messenger_is_known', isOneOf(table.messenger, messengerName.options)),
    index('group_chats_connected_by').on(table.connectedBy),
  ],
)

/** Single-use codes that connect a group. */
export const groupChatCodes = pgTable(
  'group_chat_codes',
  {
    hash: text('hash').primaryKey(),
    workspaceId: ofWorkspace(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('group_chat_codes_user').on(table.userId),
    index('group_chat_codes_workspace').on(table.workspaceId),
    index('group_chat_codes_expiry').on(table.expiresAt),
  ],
)

/** Notifications of a group; each is put into the bot's outbox once. */
export const groupNotices = pgTable(
  'group_notices',
  {
    id: idColumn(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => groupChats.id, { onDelete: 'cascade' }),
    workspaceId: ofWorkspace(),
    kind: choice<NotificationKind>('kind').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    /** Absolute; of what the message is about. */
    pictureUrl: text('picture_url'),
    actions: jsonb('actions').notNull().default([]),
    /** Russian: the outcome, who caused it and when. */
    outcome: text('outcome'),
    /** Idempotency key, unique per group. */
    key: text('key').notNull(),
    /** When it was put into the bot's outbox. */
    handedAt: moment('handed_at'),
    botMessageId: bigint('bot_message_id', { mode: 'number' }).references(() => botMessages.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('group_notices_key').on(table.groupId, table.key),
    index('group_notices_waiting').on(table.groupId).where(sql`${table.handedAt} is null`),
    index('group_notices_workspace').on(table.workspaceId, table.key),
    index('group_notices_bot_message').on(table.botMessageId),
    index('group_notices_age').on(table.createdAt),
    check('group_notices_kind_is_known', isOneOf(table.kind, notificationKind.options)),
  ],
)
