import {
  type DeliveryChannel,
  deliveryChannel,
  type NotificationChannel,
} from '@kadr/contract/delivery/notification-settings'
import {
  type NotificationKind,
  type NotificationTopic,
  notificationKind,
} from '@kadr/contract/delivery/notifications'
import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { botMessages } from './bot-outbox.ts'

/** The bot has the name of the messenger that was the only one once. */
type StoredChannel = Exclude<NotificationChannel, 'messenger'> | 'telegram'
export type StoredChanges = Partial<Record<NotificationTopic, StoredChannel[]>>

/** `sending`: in the outbox of its channel. */
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
    /** Absolute; of what the message is about. */
    pictureUrl: text('picture_url'),
    /** False: sent by other channels only. */
    isShown: boolean('is_shown').notNull().default(true),
    /** Actions offered to the recipient: buttons of the message. */
    actions: jsonb('actions').notNull().default([]),
    /** Russian: the outcome, who caused it and when. */
    outcome: text('outcome'),
    /** Idempotency key, unique per user. */
    key: text('key').notNull(),
    createdAt: createdAtColumn(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.isShown}`),
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
    channel: choice<DeliveryChannel>('channel').notNull(),
    state: text('state', { enum: DELIVERY_STATES }).notNull().default('waiting'),
    /** When it was put into the outbox of its channel. */
    handedAt: moment('handed_at'),
    botMessageId: bigint('bot_message_id', { mode: 'number' }).references(() => botMessages.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.channel] }),
    index('notification_deliveries_bot_message').on(table.botMessageId),
    check(
      'notification_deliveries_channel_is_known',
      isOneOf(table.channel, deliveryChannel.options),
    ),
    check('notification_deliveries_state_is_known', isOneOf(table.state, DELIVERY_STATES)),
  ],
)

/** Channels of a member by topic in a workspace; without a row the defaults apply. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Only what differs from the defaults. */
    channels: jsonb('channels').$type<StoredChanges>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.workspaceId] }),
    index('notification_settings_workspace').on(table.workspaceId),
  ],
)

/** Quiet hours and the messenger of a person, in all workspaces; without a row the defaults apply. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Minutes of the day in the person's time zone; null: no quiet hours. */
    quietFrom: integer('quiet_from'),
    quietTo: integer('quiet_to'),
    isUrgentLetThrough: boolean('is_urgent_let_through').notNull().default(true),
    /** The messenger that is tried first; null: not chosen. */
    firstMessenger: choice<MessengerName>('first_messenger'),
  },
  (table) => [
    check(
      'notification_preferences_messenger_is_known',
      isOneOf(table.firstMessenger, messengerName.options),
    ),
  ],
)
