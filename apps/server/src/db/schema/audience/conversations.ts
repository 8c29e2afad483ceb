import {
  type ConversationKind,
  type ConversationState,
  conversationKind,
  conversationState,
  type ItemTone,
  itemTone,
} from '@kadr/contract/audience/conversation'
import { ALL_NETWORKS, type Network } from '@kadr/contract/publishing/networks'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { workItems } from '../insight/analytics.ts'
import { connections } from '../publishing/connections.ts'
import { posts } from '../publishing/posts.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const connectionColumn = () =>
  uuid('connection_id')
    .notNull()
    .references(() => connections.id, { onDelete: 'cascade' })

const HELD = ['none', 'review', 'spam'] as const
const PLACE_KINDS = ['comments', 'direct'] as const
export type Held = (typeof HELD)[number]

/** Accounts whose incoming is read: the switch, the queue of the reader, and how the last reading went. */
export const conversationAccounts = pgTable(
  'conversation_accounts',
  {
    connectionId: connectionColumn().primaryKey(),
    workspaceId: workspaceColumn(),
    network: choice<Network>('network').notNull(),
    isOn: boolean('is_on').notNull(),
    /** What was written before it is backlog. */
    switchedAt: moment('switched_at').notNull(),
    /** Null: it is not read, everything comes by updates, or it is off. */
    nextAt: moment('next_at'),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    /** The reading in progress: its beginning and its next page. */
    startedAt: moment('started_at'),
    cursor: jsonb('cursor').$type<Record<string, unknown>>(),
    isWhole: boolean('is_whole').notNull().default(false),
    /** Left by the last reading for the next one. */
    state: jsonb('state').$type<Record<string, unknown>>(),
    /** Beginnings of the last complete reading, and of the last one from the beginning of everything. */
    readAt: moment('read_at'),
    wholeAt: moment('whole_at'),
    /** The last time that the network or the bot told of something by itself. */
    toldAt: moment('told_at'),
    /** Woken while it was being read: read once more. */
    wokenAt: moment('woken_at'),
    /** Threads that people were told of in this hour. */
    noticesHour: moment('notices_hour'),
    notices: integer('notices').notNull().default(0),
    failureCount: integer('failure_count').notNull().default(0),
    /** Russian, safe to show. */
    failure: text('failure'),
    notice: text('notice'),
  },
  (table) => [
    index('conversation_accounts_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('conversation_accounts_workspace').on(table.workspaceId),
    check('conversation_accounts_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
  ],
)

/** Where a bot hears an account: a group of its channel, its dialogs. */
export const conversationPlaces = pgTable(
  'conversation_places',
  {
    connectionId: connectionColumn(),
    network: choice<Network>('network').notNull(),
    externalId: text('external_id').notNull(),
    kind: text('kind', { enum: PLACE_KINDS }).notNull(),
    isLeft: boolean('is_left').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.externalId] }),
    index('conversation_places_found').on(table.network, table.externalId),
    check('conversation_places_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
    check('conversation_places_kind_is_known', isOneOf(table.kind, PLACE_KINDS)),
  ],
)

/** Which post a thread of a messenger belongs to: told once by an update, and never again. */
export const conversationRoots = pgTable(
  'conversation_roots',
  {
    connectionId: connectionColumn(),
    rootExternalId: text('root_external_id').notNull(),
    postExternalId: text('post_external_id').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.rootExternalId] })],
)

/** One row of the list: what one person wrote under one post, or in one dialog. */
export const conversations = pgTable(
  'conversations',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    connectionId: connectionColumn(),
    network: choice<Network>('network').notNull(),
    kind: choice<ConversationKind>('kind').notNull(),
    rootExternalId: text('root_external_id').notNull(),
    personExternalId: text('person_external_id').notNull(),
    personName: text('person_name'),
    personHandle: text('person_handle'),
    /** Of a post made here, and of any known post of the account. */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'set null' }),
    workItemId: uuid('work_item_id').references(() => workItems.id, { onDelete: 'set null' }),
    state: choice<ConversationState>('state').notNull(),
    /** Before it was hidden, for an undo. */
    stateBefore: choice<ConversationState>('state_before'),
    isSpam: boolean('is_spam').notNull().default(false),
    /** Raised by whatever a second person has to know of: an answer, a new item, a change of state. */
    version: integer('version').notNull().default(1),
    /** The following are recomputed from the items. */
    count: integer('count').notNull().default(0),
    lastItemAt: moment('last_item_at').notNull(),
    lastText: text('last_text').notNull().default(''),
    lastIsOurs: boolean('last_is_ours').notNull().default(false),
    lastMedia: text('last_media'),
    isQuestion: boolean('is_question').notNull().default(false),
    tone: choice<ItemTone>('tone').notNull().default('none'),
    held: text('held', { enum: HELD }).notNull().default('none'),
    unansweredSince: moment('unanswered_since'),
    /** The first thing the person wrote, and the first answer to it. */
    firstAskedAt: moment('first_asked_at'),
    firstAnsweredAt: moment('first_answered_at'),
    /** The last thing the person wrote in a dialog: its window begins here. */
    lastDirectAt: moment('last_direct_at'),
    windowEndsAt: moment('window_ends_at'),
    /** Name, handle and beginnings of texts, in small letters. */
    searchText: text('search_text').notNull().default(''),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    snoozedUntil: moment('snoozed_until'),
    labels: text('labels').array().notNull().default([]),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('conversations_thread').on(
      table.connectionId,
      table.kind,
      table.rootExternalId,
      table.personExternalId,
    ),
    index('conversations_page').on(table.workspaceId, table.lastItemAt, table.id),
    index('conversations_state').on(table.workspaceId, table.state, table.lastItemAt, table.id),
    index('conversations_connection').on(table.connectionId, table.lastItemAt, table.id),
    index('conversations_person').on(table.connectionId, table.personExternalId, table.lastItemAt),
    index('conversations_assignee')
      .on(table.assigneeId, table.lastItemAt)
      .where(sql`${table.assigneeId} is not null`),
    index('conversations_post').on(table.postId).where(sql`${table.postId} is not null`),
    index('conversations_work_item')
      .on(table.workItemId)
      .where(sql`${table.workItemId} is not null`),
    index('conversations_snoozed')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null`),
    index('conversations_asked').on(table.workspaceId, table.firstAskedAt),
    index('conversations_labels').using('gin', table.labels),
    check('conversations_network_is_known', isOneOf(table.network, ALL_NETWORKS)),
    check('conversations_kind_is_known', isOneOf(table.kind, conversationKind.options)),
    check('conversations_state_is_known', isOneOf(table.state, conversationState.options)),
    check('conversations_tone_is_known', isOneOf(table.tone, itemTone.options)),
    check('conversations_held_is_known', isOneOf(table.held, HELD)),
  ],
)

type StoredMedia = { kind: 'image' | 'video' | 'sticker' | 'other'; url: string | null }

/** One comment or message, of a stranger or ours. */
export const conversationItems = pgTable(
  'conversation_items',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    connectionId: connectionColumn(),
    /** Null for ours that answers nothing known here. */
    conversationId: uuid('conversation_id').references((): AnyPgColumn => conversations.id, {
      onDelete: 'cascade',
    }),
    externalId: text('external_id').notNull(),
    kind: choice<ConversationKind>('kind').notNull(),
    rootExternalId: text('root_external_id').notNull(),
    parentExternalId: text('parent_external_id'),
    authorExternalId: text('author_external_id').notNull(),
    authorName: text('author_name'),
    authorHandle: text('author_handle'),
    isOurs: boolean('is_ours').notNull(),
    text: text('text').notNull(),
    media: jsonb('media').$type<StoredMedia[]>().notNull().default([]),
    happenedAt: moment('happened_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    isHidden: boolean('is_hidden').notNull().default(false),
    isLiked: boolean('is_liked').notNull().default(false),
    held: text('held', { enum: HELD }).notNull().default('none'),
    url: text('url'),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
    tone: choice<ItemTone>('tone').notNull().default('none'),
    isQuestion: boolean('is_question').notNull().default(false),
    /** The words of a question without endings and politeness: equal questions have equal keys. */
    questionKey: text('question_key'),
    isBacklog: boolean('is_backlog').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The last reading that brought it. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    uniqueIndex('conversation_items_one').on(table.connectionId, table.externalId),
    index('conversation_items_thread').on(table.conversationId, table.happenedAt, table.id),
    index('conversation_items_root').on(table.connectionId, table.rootExternalId),
    index('conversation_items_orphans')
      .on(table.connectionId, table.parentExternalId)
      .where(sql`${table.conversationId} is null`),
    index('conversation_items_page').on(table.workspaceId, table.happenedAt, table.id),
    index('conversation_items_questions')
      .on(table.workspaceId, table.happenedAt)
      .where(sql`${table.questionKey} is not null`),
    index('conversation_items_age').on(table.happenedAt),
    check('conversation_items_kind_is_known', isOneOf(table.kind, conversationKind.options)),
    check('conversation_items_tone_is_known', isOneOf(table.tone, itemTone.options)),
    check('conversation_items_held_is_known', isOneOf(table.held, HELD)),
  ],
)

/** Ours about a person of an account, seen by the team only. */
export const personNotes = pgTable(
  'person_notes',
  {
    connectionId: connectionColumn(),
    personExternalId: text('person_external_id').notNull(),
    workspaceId: workspaceColumn(),
    text: text('text').notNull(),
    labels: text('labels').array().notNull().default([]),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.personExternalId] }),
    index('person_notes_workspace').on(table.workspaceId),
    index('person_notes_author').on(table.authorId),
  ],
)
