import type { EventKind } from '@kadr/contract/events'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, moment } from '../columns.ts'

/** Positions must stay unique after the rows are purged, so they come from a sequence, not from max(). */
export const eventPositions = pgSequence('event_positions')

/**
 * Appended in the transaction of the change. No foreign keys: they would lock workspaces and users in every producer's
 * transaction, and an event outlives its subject.
 */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Order for consumers, assigned after the commit; null until then. */
    position: bigint('position', { mode: 'number' }),
    workspaceId: uuid('workspace_id'),
    actorId: uuid('actor_id'),
    kind: choice<EventKind>('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Idempotency key: appended once. */
    key: text('key'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('events_position').on(table.position),
    index('events_unsequenced').on(table.id).where(sql`${table.position} is null`),
    index('events_workspace').on(table.workspaceId, table.position),
    index('events_personal')
      .on(table.subjectId, table.position)
      .where(sql`${table.workspaceId} is null`),
    uniqueIndex('events_key').on(table.key).where(sql`${table.key} is not null`),
  ],
)

/** Position of each consumer. */
export const eventConsumers = pgTable('event_consumers', {
  name: text('name').primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Consecutive failures of the event after `position`. */
  attempts: integer('attempts').notNull().default(0),
  retryAt: moment('retry_at'),
  movedAt: moment('moved_at').notNull().defaultNow(),
})

/** Dead letters: events that a consumer failed to handle and skipped. */
export const eventFailures = pgTable(
  'event_failures',
  {
    consumer: text('consumer').notNull(),
    eventId: bigint('event_id', { mode: 'number' })
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    error: text('error').notNull(),
    parkedAt: moment('parked_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.consumer, table.eventId] }),
    index('event_failures_event').on(table.eventId),
  ],
)
