import {
  type DeliveryProblem,
  type DeliveryState,
  deliveryProblem,
  deliveryState,
  type WebhookPause,
  type WebhookState,
  webhookPause,
  webhookState,
} from '@kadr/contract/integrations/webhooks'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'

/** Addresses of other programs that are told what happens in a workspace. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Null once the person's account is deleted. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    /** Public names of events. */
    kinds: text('kinds').array().notNull(),
    state: choice<WebhookState>('state').notNull().default('unconfirmed'),
    pauseReason: choice<WebhookPause>('pause_reason'),
    /** The first 2xx to a test: from then on events are kept for it. */
    confirmedAt: moment('confirmed_at'),
    sealedSecret: text('sealed_secret').notNull(),
    /** Also signs, until then. */
    sealedOldSecret: text('sealed_old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    /** Of its last event. */
    sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
    /** Failed requests in a row, and the first of them. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    restUntil: moment('rest_until'),
    /** How long the last answer took. */
    lastMs: integer('last_ms').notNull().default(0),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('webhook_endpoints_workspace').on(table.workspaceId, table.id),
    index('webhook_endpoints_creator').on(table.createdBy),
    check('webhook_endpoints_state_is_known', isOneOf(table.state, webhookState.options)),
    check('webhook_endpoints_pause_is_known', isOneOf(table.pauseReason, webhookPause.options)),
    check(
      'webhook_endpoints_pause_has_reason',
      sql`(${table.pauseReason} is null) = (${table.state} <> 'paused')`,
    ),
    check(
      'webhook_endpoints_old_secret_ends',
      sql`(${table.sealedOldSecret} is null) = (${table.oldSecretUntil} is null)`,
    ),
  ],
)

/** Events on their way to an endpoint. Of one subject only the first that waits has a time. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    isTest: boolean('is_test').notNull().default(false),
    /** What is sent, byte by byte: the same in every attempt. */
    body: text('body').notNull(),
    state: choice<DeliveryState>('state').notNull().default('waiting'),
    /** Since it began to wait. */
    attempts: integer('attempts').notNull().default(0),
    status: integer('status'),
    problem: choice<DeliveryProblem>('problem'),
    nextAt: moment('next_at'),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    createdAt: createdAtColumn(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_sequence').on(table.endpointId, table.sequence),
    index('webhook_deliveries_due')
      .on(table.endpointId, table.nextAt)
      .where(sql`${table.nextAt} is not null`),
    index('webhook_deliveries_next').on(table.nextAt).where(sql`${table.nextAt} is not null`),
    index('webhook_deliveries_subject')
      .on(table.endpointId, table.subjectId, table.sequence)
      .where(sql`${table.state} = 'waiting'`),
    index('webhook_deliveries_leased')
      .on(table.endpointId)
      .where(sql`${table.leaseUntil} is not null`),
    index('webhook_deliveries_workspace').on(table.workspaceId),
    index('webhook_deliveries_created').on(table.createdAt),
    check('webhook_deliveries_state_is_known', isOneOf(table.state, deliveryState.options)),
    check('webhook_deliveries_problem_is_known', isOneOf(table.problem, deliveryProblem.options)),
    check(
      'webhook_deliveries_only_waiting_have_a_time',
      sql`${table.nextAt} is null or ${table.state} = 'waiting'`,
    ),
  ],
)

/** Requests that were made, with what was answered. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idColumn(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    ms: integer('ms').notNull(),
    status: integer('status'),
    problem: choice<DeliveryProblem>('problem'),
    /** Bounded; words of a stranger. */
    answer: text('answer').notNull(),
  },
  (table) => [
    index('webhook_attempts_delivery').on(table.deliveryId, table.id),
    check('webhook_attempts_problem_is_known', isOneOf(table.problem, deliveryProblem.options)),
  ],
)
