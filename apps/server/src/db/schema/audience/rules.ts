import type { ConversationRuleBody, RuleAction } from '@kadr/contract/audience/conversation-rules'
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
import { createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { conversationItems, conversations } from './conversations.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const HIT_STATES = ['done', 'undone'] as const

/** If what is written is so, then act by itself. */
export const conversationRules = pgTable(
  'conversation_rules',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    conditions: jsonb('conditions').$type<ConversationRuleBody['conditions']>().notNull(),
    action: jsonb('action').$type<RuleAction>().notNull(),
    capPerHour: integer('cap_per_hour').notNull(),
    capPerDay: integer('cap_per_day').notNull(),
    isOn: boolean('is_on').notNull().default(false),
    /** The version that was tried: only this one can be switched on. */
    triedVersion: integer('tried_version'),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('conversation_rules_workspace').on(table.workspaceId),
    index('conversation_rules_author').on(table.authorId),
  ],
)

/** Log of acts: a rule acts on an item once, and for a person once. */
export const conversationRuleHits = pgTable(
  'conversation_rule_hits',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    ruleId: uuid('rule_id')
      .notNull()
      .references(() => conversationRules.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => conversationItems.id, { onDelete: 'cascade' }),
    /** The account and the person in it: nobody is answered twice by one rule. */
    personKey: text('person_key').notNull(),
    action: jsonb('action').$type<RuleAction>().notNull(),
    /** The answer or the acts it caused. */
    answerId: uuid('answer_id'),
    actKey: uuid('act_key'),
    /** What is put back by an undo. */
    before: jsonb('before').$type<{ assigneeId?: string | null; hadLabel?: boolean }>().notNull(),
    state: text('state', { enum: HIT_STATES }).notNull().default('done'),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('conversation_rule_hits_item').on(table.ruleId, table.itemId),
    index('conversation_rule_hits_person').on(table.ruleId, table.personKey),
    index('conversation_rule_hits_page').on(table.ruleId, table.at, table.id),
    index('conversation_rule_hits_workspace').on(table.workspaceId),
    index('conversation_rule_hits_thread').on(table.conversationId),
    index('conversation_rule_hits_of_item').on(table.itemId),
    check('conversation_rule_hits_state_is_known', isOneOf(table.state, HIT_STATES)),
  ],
)
