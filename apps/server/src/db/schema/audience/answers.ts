import { type AnswerState, answerState } from '@kadr/contract/audience/conversation'
import { sql } from 'drizzle-orm'
import {
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
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { resources } from '../library/resources.ts'
import { connections } from '../publishing/connections.ts'
import { conversationItems, conversations } from './conversations.ts'
import { conversationRules } from './rules.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const ofThread = () => ({
  workspaceId: workspaceColumn(),
  connectionId: uuid('connection_id')
    .notNull()
    .references(() => connections.id, { onDelete: 'cascade' }),
  conversationId: uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' }),
})

const leased = () => ({
  nextAt: moment('next_at'),
  leaseOwner: uuid('lease_owner'),
  leaseUntil: moment('lease_until'),
  failureCount: integer('failure_count').notNull().default(0),
})

const ATTEMPT_STATES = ['open', 'sent', 'rejected', 'unknown', 'absent'] as const
const ACT_KINDS = ['hide', 'show', 'delete', 'like'] as const
const ACT_STATES = ['pending', 'done', 'failed', 'cancelled'] as const

/** Answers of ours on their way to the network. */
export const conversationAnswers = pgTable(
  'conversation_answers',
  {
    id: idColumn(),
    ...ofThread(),
    /** What is answered. */
    itemId: uuid('item_id')
      .notNull()
      .references(() => conversationItems.id, { onDelete: 'cascade' }),
    /** Null for a rule, and when the account was deleted. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    ruleId: uuid('rule_id').references(() => conversationRules.id, { onDelete: 'set null' }),
    isPrivate: boolean('is_private').notNull(),
    text: text('text').notNull(),
    mediaId: uuid('media_id').references(() => resources.id, { onDelete: 'set null' }),
    /** Of the request: the same answer is not queued twice. */
    key: text('key').notNull(),
    state: choice<AnswerState>('state').notNull().default('queued'),
    /** Until then it can be taken back. */
    sendAfter: moment('send_after').notNull(),
    /** The network does not take it later. */
    expiresAt: moment('expires_at'),
    ...leased(),
    /** Of the first attempt: the same for all of them. */
    startedAt: moment('started_at'),
    progress: jsonb('progress').$type<Record<string, unknown>>().notNull().default({}),
    /** At the network, once it is sent. */
    externalId: text('external_id'),
    sentAt: moment('sent_at'),
    code: text('code'),
    /** Russian, safe to show. */
    message: text('message'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('conversation_answers_key').on(table.workspaceId, table.key),
    // One at a time in a thread: the next one begins when the outcome of this is known.
    uniqueIndex('conversation_answers_one_sending')
      .on(table.conversationId)
      .where(sql`${table.state} in ('submitting', 'unknown')`),
    index('conversation_answers_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('conversation_answers_thread').on(table.conversationId, table.id),
    index('conversation_answers_item').on(table.itemId),
    index('conversation_answers_connection').on(table.connectionId),
    index('conversation_answers_author').on(table.authorId),
    index('conversation_answers_rule').on(table.ruleId, table.createdAt),
    index('conversation_answers_media').on(table.mediaId).where(sql`${table.mediaId} is not null`),
    check('conversation_answers_state_is_known', isOneOf(table.state, answerState.options)),
  ],
)

/** Ledger of visible calls: written before the call, closed after it. */
export const answerAttempts = pgTable(
  'answer_attempts',
  {
    id: idColumn(),
    answerId: uuid('answer_id')
      .notNull()
      .references(() => conversationAnswers.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('open'),
    code: text('code'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('answer_attempts_number').on(table.answerId, table.number),
    // Fencing: a second attempt begins only after the network confirmed that the first one left nothing.
    uniqueIndex('answer_attempts_one_open')
      .on(table.answerId)
      .where(sql`${table.state} not in ('rejected', 'absent')`),
    check('answer_attempts_state_is_known', isOneOf(table.state, ATTEMPT_STATES)),
  ],
)

/** Hiding, showing, deleting and liking at the network, after the time to undo it. Repeating one does no harm. */
export const conversationActs = pgTable(
  'conversation_acts',
  {
    id: idColumn(),
    ...ofThread(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => conversationItems.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ACT_KINDS }).notNull(),
    /** Of all acts made by one press. */
    key: uuid('key').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    ruleId: uuid('rule_id').references(() => conversationRules.id, { onDelete: 'set null' }),
    state: text('state', { enum: ACT_STATES }).notNull().default('pending'),
    runAfter: moment('run_after').notNull(),
    ...leased(),
    /** Russian, safe to show. */
    message: text('message'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('conversation_acts_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('conversation_acts_key').on(table.workspaceId, table.key),
    index('conversation_acts_item').on(table.itemId, table.id),
    index('conversation_acts_thread').on(table.conversationId),
    index('conversation_acts_connection').on(table.connectionId),
    index('conversation_acts_author').on(table.authorId),
    index('conversation_acts_rule').on(table.ruleId),
    check('conversation_acts_kind_is_known', isOneOf(table.kind, ACT_KINDS)),
    check('conversation_acts_state_is_known', isOneOf(table.state, ACT_STATES)),
  ],
)

export const savedAnswers = pgTable(
  'saved_answers',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('saved_answers_title').on(table.workspaceId, table.title)],
)
