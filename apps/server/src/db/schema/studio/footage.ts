import {
  type TranscriptState,
  transcriptState,
  type WordsSource,
  wordsSource,
} from '@kadr/contract/studio/transcripts'
import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
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
import { resources } from '../library/resources.ts'
import { pointsEntries } from '../money/points.ts'
import { posts } from '../publishing/posts.ts'
import { reels } from './reels.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** How far a source video is known, and at the same time its place in the line of work. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    /** The content it is of: a replaced file is looked at anew. */
    fileId: uuid('file_id').notNull(),
    state: choice<TranscriptState>('state').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    wordsSource: choice<WordsSource>('words_source').notNull(),
    /** What a person typed or pasted, to be found in the sound. */
    typedText: text('typed_text'),
    wordsUntil: integer('words_until').notNull().default(0),
    facesUntil: integer('faces_until').notNull().default(0),
    engineName: text('engine_name'),
    /** Of the whole source; its words and faces are rows of their own. */
    sound: jsonb('sound'),
    version: integer('version').notNull().default(1),
    cost: integer('cost').notNull().default(0),
    /** The reserved points while words are looked for. */
    reservationId: uuid('reservation_id').references(() => pointsEntries.id, {
      onDelete: 'set null',
    }),
    failure: text('failure'),
    /** Claims since the last stored piece. */
    attempts: integer('attempts').notNull().default(0),
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    createdAt: createdAtColumn(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('transcripts_one_of_a_file').on(table.workspaceId, table.resourceId),
    index('transcripts_resource').on(table.resourceId),
    index('transcripts_user').on(table.userId),
    index('transcripts_reservation').on(table.reservationId),
    index('transcripts_under_way').on(table.id).where(sql`${table.state} in ('queued', 'working')`),
    check('transcripts_state_is_known', isOneOf(table.state, transcriptState.options)),
    check('transcripts_words_source_is_known', isOneOf(table.wordsSource, wordsSource.options)),
    check(
      'transcripts_failure_is_told',
      sql`(${table.state} = 'failed') = (${table.failure} is not null)`,
    ),
  ],
)

const PIECE_KINDS = ['words', 'faces'] as const

/** What was found in a part of the source. Never changed: a job that was killed goes on after the last one. */
export const transcriptPieces = pgTable(
  'transcript_pieces',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PIECE_KINDS }).notNull(),
    /** Milliseconds of the source. */
    fromMs: integer('from_ms').notNull(),
    untilMs: integer('until_ms').notNull(),
    data: jsonb('data').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transcriptId, table.kind, table.fromMs] }),
    check('transcript_pieces_kind_is_known', sql`${table.kind} in ('words', 'faces')`),
  ],
)

/** A reel made of a clip and its draft, which gets the video when that is ready. */
export const clipReels = pgTable(
  'clip_reels',
  {
    reelId: uuid('reel_id')
      .primaryKey()
      .references(() => reels.id, { onDelete: 'cascade' }),
    workspaceId: workspaceColumn(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('clip_reels_workspace').on(table.workspaceId),
    index('clip_reels_user').on(table.userId),
    index('clip_reels_post').on(table.postId),
  ],
)

/** Words a workspace cuts out of speech; without a row the usual ones. */
export const fillerWords = pgTable('filler_words', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  words: text('words').array().notNull(),
})
