import { type NotificationKind, notificationKind } from '@kadr/contract/notifications'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { botMessages } from './bot-outbox.ts'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from './columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

const CHANNELS = ['telegram'] as const
/** `sending`: handed over to the outbox of its channel. */
const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'unknown', 'failed', 'skipped'] as const

/** One row per recipient. */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: choice<NotificationKind>('kind').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    /** What the recipient can do about it: buttons of the message. */
    actions: jsonb('actions').notNull().default([]),
    /** Russian: how the matter ended, who ended it and when. */
    outcome: text('outcome'),
    /** Idempotency key, unique per user. */
    key: text('key').notNull(),
    createdAt: createdAtColumn(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_workspace').on(table.workspaceId, table.key),
    index('notifications_age').on(table.createdAt),
    check('notifications_kind_is_known', isOneOf(table.kind, notificationKind.options)),
  ],
)

/** Delivery of a notification through an external channel. */
export const notificationDeliveries = pgTable(
  'notification_deliveries',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: CHANNELS }).notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    botMessageId: bigint('bot_message_id', { mode: 'number' }).references(() => botMessages.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.channel] }),
    index('notification_deliveries_bot_message').on(table.botMessageId),
    check('notification_deliveries_channel_is_known', isOneOf(table.channel, CHANNELS)),
    check('notification_deliveries_state_is_known', isOneOf(table.state, DELIVERY_STATES)),
  ],
)
