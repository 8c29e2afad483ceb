import { type NotificationKind, notificationKind } from '@kadr/contract/notifications'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from './columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** `sending` outlives only a process that died: whether the message went out, nobody knows then. */
const TELEGRAM_STATES = ['waiting', 'sending', 'sent', 'unknown', 'failed', 'skipped'] as const

/** One person's copy of something they should know. */
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
    /** Given by the caller: the same key is the same news. */
    key: text('key').notNull(),
    telegramState: text('telegram_state', { enum: TELEGRAM_STATES }).notNull().default('waiting'),
    createdAt: createdAtColumn(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(table.userId, table.key),
    index('notifications_user').on(table.userId, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_workspace').on(table.workspaceId),
    index('notifications_age').on(table.createdAt),
    check('notifications_kind_is_known', isOneOf(table.kind, notificationKind.options)),
    check('notifications_telegram_state_is_known', isOneOf(table.telegramState, TELEGRAM_STATES)),
  ],
)
