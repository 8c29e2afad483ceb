import { type MessengerName, messengerName } from '@kadr/contract/identity/users'
import type { Answer } from '@kadr/contract/studio/questions'
import {
  bigint,
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
import { choice, createdAtColumn, isOneOf, moment } from '../columns.ts'
import { botMessages } from '../delivery/bot-outbox.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { reels } from '../studio/reels.ts'
import { reelTemplates } from '../studio/templates.ts'

/**
 * `choosing`: a workspace; `sorting`: one message was split over several questions and waits for a yes; `writing`: a job
 * makes the reel.
 */
const DIALOG_STATES = ['choosing', 'asking', 'sorting', 'writing', 'drafted', 'ended'] as const
export type DialogState = (typeof DIALOG_STATES)[number]

/** One message with several answers, as it would be split. */
type OfferedSplit = { text: string; answers: Answer[]; rest: string }

/** Questions of the bot about a reel: one row for a person in a chat, used again by the next reel. */
export const botDialogs = pgTable(
  'bot_dialogs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messenger: choice<MessengerName>('messenger').notNull().default('telegram'),
    chatId: bigint('chat_id', { mode: 'number' }).notNull(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    state: choice<DialogState>('state').notNull(),
    sentence: text('sentence').notNull(),
    /** An empty text is a skipped question. */
    answers: jsonb('answers').$type<Answer[]>().notNull(),
    /** The open question. */
    askedId: text('asked_id'),
    offered: jsonb('offered').$type<OfferedSplit>(),
    /** All questions are gone through again, with their answers. */
    isEditing: boolean('is_editing').notNull(),
    reelId: uuid('reel_id').references(() => reels.id, { onDelete: 'set null' }),
    /** Of the reel as the dialog made it: one that was edited since is left alone. */
    reelVersion: integer('reel_version'),
    /** Its questions are the places that this template asks for. */
    templateId: uuid('template_id').references(() => reelTemplates.id, { onDelete: 'set null' }),
    /** Resources that came with the words. */
    mediaIds: jsonb('media_ids').$type<string[]>().notNull().default([]),
    /** The message that shows the dialog. */
    messageId: bigint('message_id', { mode: 'number' }).references(() => botMessages.id, {
      onDelete: 'set null',
    }),
    /** Ids of the last messages taken, in order: one that comes again changes nothing. */
    taken: jsonb('taken').$type<(string | number)[]>().notNull(),
    /** Of the dialog: buttons of an earlier question do nothing. */
    version: integer('version').notNull(),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('bot_dialogs_place').on(table.userId, table.chatId),
    index('bot_dialogs_workspace').on(table.workspaceId),
    index('bot_dialogs_reel').on(table.reelId),
    index('bot_dialogs_template').on(table.templateId),
    index('bot_dialogs_message').on(table.messageId),
    index('bot_dialogs_age').on(table.updatedAt),
    check('bot_dialogs_state_is_known', isOneOf(table.state, DIALOG_STATES)),
    check('bot_dialogs_messenger_is_known', isOneOf(table.messenger, messengerName.options)),
  ],
)
