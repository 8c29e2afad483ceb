import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { choice, createdAtColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** `unknown`: the request may have reached the messenger. */
const MESSAGE_STATES = ['waiting', 'sending', 'sent', 'unknown', 'failed'] as const

/** Bot calls visible in a chat: new messages and edits, sent in id order by one process. */
export const botMessages = pgTable(
  'bot_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Idempotency key. */
    key: text('key').notNull(),
    messenger: choice<MessengerName>('messenger').notNull().default('telegram'),
    /** Of a private chat the person's id. */
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    /** The user of the chat; null for people without an account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').notNull(),
    params: jsonb('params').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The message this call edits. */
    editsId: bigint('edits_id', { mode: 'number' }).references((): AnyPgColumn => botMessages.id, {
      onDelete: 'cascade',
    }),
    state: text('state', { enum: MESSAGE_STATES }).notNull().default('waiting'),
    dueAt: moment('due_at').notNull(),
    claimedAt: moment('claimed_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Telegram's number of the message within the chat. */
    messageNumber: integer('message_id'),
    /** The messenger's id of the message, where it is no number. */
    messageRef: text('message_ref'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('bot_messages_key').on(table.key),
    index('bot_messages_open')
      .on(table.messenger, table.chatId, table.id)
      .where(sql`${table.state} in ('waiting', 'sending')`),
    index('bot_messages_waiting')
      .on(table.messenger, table.id)
      .where(sql`${table.state} = 'waiting'`),
    index('bot_messages_sending').on(table.claimedAt).where(sql`${table.state} = 'sending'`),
    index('bot_messages_user').on(table.userId),
    index('bot_messages_edits').on(table.editsId),
    index('bot_messages_number').on(table.chatId, table.messageNumber),
    index('bot_messages_ref').on(table.messageRef),
    index('bot_messages_age').on(table.createdAt),
    check('bot_messages_state_is_known', isOneOf(table.state, MESSAGE_STATES)),
    check('bot_messages_messenger_is_known', isOneOf(table.messenger, messengerName.options)),
  ],
)

/**
 * Single-use actions behind the buttons of a message. An action of a group belongs to the first user who presses it.
 */
export const botActions = pgTable(
  'bot_actions',
  {
    /** Opaque: the only payload of a button. */
    id: text('id').primaryKey(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => botMessages.id, { onDelete: 'cascade' }),
    /** Null in a group until it is pressed. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The kind, its subject and the version it was offered for. */
    action: jsonb('action').notNull(),
    /** The text of a reply to a question. */
    input: text('input'),
    pressedAt: moment('pressed_at'),
    /** Done, refused or withdrawn: shown on a later press. */
    result: text('result'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('bot_actions_message').on(table.messageId),
    index('bot_actions_user').on(table.userId),
    index('bot_actions_workspace').on(table.workspaceId),
  ],
)
