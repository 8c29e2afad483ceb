import { type ProductTone, productTone } from '@kadr/contract/library/products'
import { type AiFailureCode, type AiRequestState, aiRequestState } from '@kadr/contract/studio/ai'
import { type AiKind, aiKind } from '@kadr/contract/studio/ai-tasks'
import { sql } from 'drizzle-orm'
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
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { pointsEntries } from '../money/points.ts'

export const aiRequests = pgTable(
  'ai_requests',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: choice<AiKind>('kind').notNull(),
    state: choice<AiRequestState>('state').notNull(),
    task: jsonb('task').notNull(),
    output: jsonb('output'),
    failureCode: choice<AiFailureCode>('failure_code'),
    model: text('model').notNull(),
    isOffline: boolean('is_offline').notNull(),
    /** Made by a rule: not subject to the user's concurrency and rate limits. */
    isAutomated: boolean('is_automated').notNull().default(false),
    /** The reserved point while it runs. */
    reservationId: uuid('reservation_id').references(() => pointsEntries.id, {
      onDelete: 'set null',
    }),
    /** The caller's idempotency key. */
    key: text('key'),
    inputTokens: integer('input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull().default(0),
    /** Millionths of a kopeck. While it runs, the maximum possible cost. */
    cost: bigint('cost', { mode: 'number' }).notNull(),
    /** Renewed by the running process: past this time the process is considered dead. */
    leaseUntil: moment('lease_until').notNull(),
    createdAt: createdAtColumn(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('ai_requests_page').on(table.workspaceId, table.id),
    index('ai_requests_of_user').on(table.userId, table.createdAt),
    index('ai_requests_by_day').on(table.createdAt),
    index('ai_requests_reservation').on(table.reservationId),
    index('ai_requests_running').on(table.leaseUntil).where(sql`${table.state} = 'running'`),
    uniqueIndex('ai_requests_one_at_a_time')
      .on(table.userId)
      .where(sql`${table.state} = 'running' and not ${table.isAutomated}`),
    uniqueIndex('ai_requests_key').on(table.workspaceId, table.userId, table.key),
    check('ai_requests_kind_is_known', isOneOf(table.kind, aiKind.options)),
    check('ai_requests_state_is_known', isOneOf(table.state, aiRequestState.options)),
    check(
      'ai_requests_end_is_told',
      sql`(${table.state} = 'running') = (${table.finishedAt} is null)
        and (${table.state} = 'done') = (${table.output} is not null)
        and (${table.state} in ('failed', 'cancelled')) = (${table.failureCode} is not null)`,
    ),
  ],
)

export const brandVoices = pgTable(
  'brand_voices',
  {
    workspaceId: uuid('workspace_id')
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    tone: choice<ProductTone>('tone').notNull(),
    about: text('about').notNull(),
    wordsToUse: text('words_to_use').array().notNull(),
    wordsToAvoid: text('words_to_avoid').array().notNull(),
    examples: text('examples').array().notNull(),
  },
  (table) => [check('brand_voices_tone_is_known', isOneOf(table.tone, productTone.options))],
)
