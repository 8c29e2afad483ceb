import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
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
import { choice, createdAtColumn, isOneOf } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { resources } from '../library/resources.ts'

/** A file on the messenger's servers. */
type InboxFile = { id: string; kind: 'media' | 'sound'; name: string; mimeType: string }

/** Messages sent to the bot that become drafts. */
export const botInbox = pgTable(
  'bot_inbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messenger: choice<MessengerName>('messenger').notNull().default('telegram'),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    /** Telegram's number of the message within the chat; elsewhere below zero, only to differ. */
    messageNumber: integer('message_id').notNull(),
    /** The messenger's id of the message, where it is no number. */
    messageRef: text('message_ref'),
    /** Messages of one album share a batch and become one draft. */
    batch: text('batch').notNull(),
    text: text('text').notNull(),
    file: jsonb('file').$type<InboxFile>(),
    /** The workspace of the draft; null until it is known. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The file as stored. */
    resourceId: uuid('resource_id').references(() => resources.id, { onDelete: 'set null' }),
    /** Russian: why the file was refused. */
    problem: text('problem'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('bot_inbox_number').on(table.chatId, table.messageNumber),
    uniqueIndex('bot_inbox_ref').on(table.messenger, table.chatId, table.messageRef),
    index('bot_inbox_batch').on(table.batch),
    index('bot_inbox_user').on(table.userId),
    index('bot_inbox_workspace').on(table.workspaceId),
    index('bot_inbox_resource').on(table.resourceId),
    index('bot_inbox_age').on(table.createdAt),
    check('bot_inbox_messenger_is_known', isOneOf(table.messenger, messengerName.options)),
  ],
)
