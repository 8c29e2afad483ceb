import { type ReviewDecision, reviewDecision } from '@kadr/contract/publishing/post-approval'
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
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { workspaces } from '../identity/workspaces.ts'
import { posts } from '../publishing/posts.ts'

const workspaceColumn = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })

/** A guest link: view and decide about one post, or the posts of a period, without an account. */
export const reviewLinks = pgTable(
  'review_links',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    tokenHash: text('token_hash').notNull().unique('review_links_token'),
    title: text('title').notNull(),
    /** The post or the period: exactly one of them. */
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    fromAt: moment('from_at'),
    toAt: moment('to_at'),
    /** Only posts to these accounts; null for all. */
    connectionIds: uuid('connection_ids').array(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAtColumn(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    answers: integer('answers').notNull().default(0),
    lastAnswerAt: moment('last_answer_at'),
  },
  (table) => [
    index('review_links_workspace').on(table.workspaceId),
    index('review_links_post').on(table.postId),
    index('review_links_author').on(table.createdBy),
    check(
      'review_links_scope_is_one',
      sql`(${table.postId} is null) <> (${table.fromAt} is null) and (${table.fromAt} is null) = (${table.toAt} is null)`,
    ),
  ],
)

/** The decided content: text and media of each target at that moment. */
export type DecidedContent = {
  text: string
  mediaIds: string[]
  targets: { targetId: string; accountTitle: string; text: string; mediaIds: string[] }[]
}

export const postDecisions = pgTable(
  'post_decisions',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    decision: choice<ReviewDecision>('decision').notNull(),
    postVersion: integer('post_version').notNull(),
    note: text('note'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name entered by a guest without an account. */
    guestName: text('guest_name'),
    reviewLinkId: uuid('review_link_id').references(() => reviewLinks.id, { onDelete: 'set null' }),
    content: jsonb('content').$type<DecidedContent>().notNull(),
  },
  (table) => [
    index('post_decisions_post').on(table.postId, table.id),
    index('post_decisions_workspace').on(table.workspaceId),
    index('post_decisions_user').on(table.userId),
    index('post_decisions_link').on(table.reviewLinkId),
    check('post_decisions_decision_is_known', isOneOf(table.decision, reviewDecision.options)),
  ],
)

export const postComments = pgTable(
  'post_comments',
  {
    id: idColumn(),
    workspaceId: workspaceColumn(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The first comment of the thread. */
    parentId: uuid('parent_id').references((): AnyPgColumn => postComments.id, {
      onDelete: 'cascade',
    }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    guestName: text('guest_name'),
    /** The link a guest has written by. */
    reviewLinkId: uuid('review_link_id').references(() => reviewLinks.id, { onDelete: 'set null' }),
    /** Visible to guests. */
    isForGuests: boolean('is_for_guests').notNull(),
    text: text('text').notNull(),
    mentions: uuid('mentions').array().notNull().default(sql`'{}'`),
    /** Pictures of the library, in order. */
    mediaIds: uuid('media_ids').array().notNull().default(sql`'{}'`),
    createdAt: createdAtColumn(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('post_comments_post').on(table.postId, table.id),
    index('post_comments_workspace').on(table.workspaceId),
    index('post_comments_parent').on(table.parentId),
    index('post_comments_author').on(table.authorId),
    index('post_comments_link').on(table.reviewLinkId, table.createdAt),
  ],
)

/** Up to when a user has read the comments of a post. */
export const commentReads = pgTable(
  'comment_reads',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.postId] }),
    index('comment_reads_post').on(table.postId),
  ],
)
