import {
  type GenerationFailureCode,
  type GenerationOutput,
  type GenerationState,
  generationFailureCode,
  generationOutput,
  generationState,
} from '@kadr/contract/studio/generations'
import { type ReelKindName, reelKind } from '@kadr/contract/studio/reel-content'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { resources } from '../library/resources.ts'
import { pointsEntries } from '../money/points.ts'
import { rubrics } from '../publishing/labels.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

const personColumn = (name: string) =>
  uuid(name).references(() => users.id, { onDelete: 'set null' })

/** Whether a colour or a logo is set. The condition of an index: queries must use the same expression. */
export const hasBrand = (form: AnyPgColumn): SQL =>
  sql`coalesce(${form}->'brand'->>'colour', ${form}->'brand'->>'logo') is not null`

/** An editable video project: the form the user fills in. */
export const reels = pgTable(
  'reels',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    authorId: personColumn('author_id'),
    kind: choice<ReelKindName>('kind').notNull(),
    title: text('title').notNull(),
    /** Normalized title. */
    searchText: text('search_text').notNull(),
    form: jsonb('form').notNull(),
    caption: text('caption').notNull().default(''),
    rubricId: uuid('rubric_id').references(() => rubrics.id, { onDelete: 'set null' }),
    seconds: doublePrecision('seconds').notNull(),
    version: integer('version').notNull().default(1),
    /** The caller's idempotency key. */
    key: text('key'),
    keyHash: text('key_hash'),
    createdAt: createdAtColumn(),
    // Millisecond precision, so that a page cursor represents it exactly.
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date', precision: 3 })
      .notNull()
      .defaultNow(),
  },
  (table) => [
    index('reels_page').on(table.workspaceId, table.updatedAt, table.id),
    index('reels_author').on(table.authorId),
    index('reels_rubric').on(table.rubricId),
    uniqueIndex('reels_key').on(table.workspaceId, table.key),
    index('reels_brand')
      .on(table.workspaceId, table.updatedAt, table.id)
      .where(hasBrand(table.form)),
    check('reels_kind_is_known', isOneOf(table.kind, reelKind.options)),
  ],
)

/** One render of a reel, and at the same time its queue entry. */
export const generations = pgTable(
  'generations',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    userId: personColumn('user_id'),
    reelId: uuid('reel_id').references(() => reels.id, { onDelete: 'set null' }),
    kind: choice<ReelKindName>('kind').notNull(),
    title: text('title').notNull(),
    output: choice<GenerationOutput>('output').notNull(),
    state: choice<GenerationState>('state').notNull(),
    progress: integer('progress').notNull().default(0),
    scene: jsonb('scene').notNull(),
    /** Timestamps of the carousel frames in seconds; null for a video. */
    moments: jsonb('moments'),
    /** Files of the scene with their names at the time of the request. */
    assets: jsonb('assets').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    /** Hash of the scene and its files. */
    fingerprint: text('fingerprint').notNull(),
    cost: integer('cost').notNull(),
    isReused: boolean('is_reused').notNull().default(false),
    /** The reserved point while it is active. */
    reservationId: uuid('reservation_id').references(() => pointsEntries.id, {
      onDelete: 'set null',
    }),
    failureCode: choice<GenerationFailureCode>('failure_code'),
    failureText: text('failure_text'),
    /** Number of claims: together with the owner it identifies the lease. */
    attempts: integer('attempts').notNull().default(0),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    createdAt: createdAtColumn(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('generations_page').on(table.workspaceId, table.id),
    index('generations_user').on(table.userId),
    index('generations_reel').on(table.reelId, table.id),
    index('generations_reservation').on(table.reservationId),
    index('generations_served').on(table.workspaceId, table.startedAt),
    index('generations_ended').on(table.finishedAt),
    index('generations_made')
      .on(table.workspaceId, table.fingerprint)
      .where(sql`${table.state} = 'ready'`),
    index('generations_waiting').on(table.id).where(sql`${table.state} = 'queued'`),
    index('generations_leases').on(table.leaseUntil).where(sql`${table.state} = 'rendering'`),
    uniqueIndex('generations_one_of_a_reel')
      .on(
        table.workspaceId,
        sql`coalesce(${table.reelId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
        table.fingerprint,
      )
      .where(sql`${table.state} in ('queued', 'rendering')`),
    check('generations_kind_is_known', isOneOf(table.kind, reelKind.options)),
    check('generations_output_is_known', isOneOf(table.output, generationOutput.options)),
    check('generations_state_is_known', isOneOf(table.state, generationState.options)),
    check(
      'generations_failure_is_known',
      isOneOf(table.failureCode, generationFailureCode.options),
    ),
    check('generations_progress_is_percent', sql`${table.progress} between 0 and 100`),
    check(
      'generations_end_is_told',
      sql`(${table.state} in ('queued', 'rendering')) = (${table.finishedAt} is null)
        and (${table.state} = 'rendering') = (${table.leaseOwner} is not null)
        and (${table.state} = 'rendering') = (${table.leaseUntil} is not null)
        and (${table.state} = 'failed') = (${table.failureText} is not null)`,
    ),
  ],
)

/** Output files of a render in order. Deleting a file from the library deletes its row. */
export const generationResults = pgTable(
  'generation_results',
  {
    generationId: uuid('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.generationId, table.position] }),
    index('generation_results_resource').on(table.resourceId),
  ],
)
