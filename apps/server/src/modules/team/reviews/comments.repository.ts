import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  max,
  ne,
  or,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'
import { commentReads, postComments } from '../../../db/schema/team/reviews.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'
import { isPostInReach, type Reach } from '../../publishing/posts/index.ts'

const columns = {
  id: postComments.id,
  postId: postComments.postId,
  parentId: postComments.parentId,
  authorId: postComments.authorId,
  guestName: postComments.guestName,
  isForGuests: postComments.isForGuests,
  text: postComments.text,
  mentions: postComments.mentions,
  mediaIds: postComments.mediaIds,
  createdAt: postComments.createdAt,
  resolvedAt: postComments.resolvedAt,
  firstName: users.firstName,
  lastName: users.lastName,
}

type InWorkspace = { db: Db | Tx; workspaceId: string }

export const listCommentsOf = ({
  db,
  workspaceId,
  postIds,
}: InWorkspace & { postIds: readonly string[] }) =>
  db
    .select(columns)
    .from(postComments)
    .leftJoin(users, eq(users.id, postComments.authorId))
    .where(
      and(eq(postComments.workspaceId, workspaceId), inArray(postComments.postId, [...postIds])),
    )
    .orderBy(asc(postComments.id))

export type CommentRow = Awaited<ReturnType<typeof listCommentsOf>>[number]

export const insertComment = async ({
  db,
  values,
}: {
  db: Tx
  values: typeof postComments.$inferInsert
}): Promise<string> => {
  const [row] = await db.insert(postComments).values(values).returning({ id: postComments.id })
  if (!row) throw new Error('The comment was not inserted')
  return row.id
}

type CommentKey = { db: Tx; workspaceId: string; postId: string; id: string }

const hasKey = ({ workspaceId, postId, id }: Omit<CommentKey, 'db'>) =>
  and(
    eq(postComments.id, id),
    eq(postComments.postId, postId),
    eq(postComments.workspaceId, workspaceId),
  )

/** For a whole thread, by its first comment. False when it does not exist. */
export const setResolved = async ({ db, at, ...one }: CommentKey & { at: Date | null }) => {
  const rows = await db
    .update(postComments)
    .set({ resolvedAt: at })
    .where(and(hasKey(one), isNull(postComments.parentId)))
    .returning({ id: postComments.id })
  return rows.length > 0
}

/** False unless the user wrote it. */
export const deleteOwnComment = async ({ db, userId, ...one }: CommentKey & { userId: string }) => {
  const rows = await db
    .delete(postComments)
    .where(and(hasKey(one), eq(postComments.authorId, userId)))
    .returning({ id: postComments.id })
  return rows.length > 0
}

/** Authors of a thread. */
export const listThreadAuthors = async ({
  db,
  workspaceId,
  postId,
  parentId,
}: InWorkspace & { postId: string; parentId: string }) => {
  const rows = await db
    .selectDistinct({ authorId: postComments.authorId })
    .from(postComments)
    .where(
      and(
        eq(postComments.workspaceId, workspaceId),
        eq(postComments.postId, postId),
        or(eq(postComments.id, parentId), eq(postComments.parentId, parentId)),
      ),
    )
  return rows.flatMap(({ authorId }) => authorId ?? [])
}

export const findReadAt = async ({
  db,
  userId,
  postId,
}: {
  db: Db | Tx
  userId: string
  postId: string
}) => {
  const [row] = await db
    .select({ readAt: commentReads.readAt })
    .from(commentReads)
    .where(and(eq(commentReads.userId, userId), eq(commentReads.postId, postId)))
  return row?.readAt
}

export const saveReadAt = ({
  db,
  userId,
  postId,
  readAt,
}: {
  db: Tx
  userId: string
  postId: string
  readAt: Date
}) =>
  db
    .insert(commentReads)
    .values({ userId, postId, readAt })
    .onConflictDoUpdate({ target: [commentReads.userId, commentReads.postId], set: { readAt } })

export const listCommentsBy = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select({
      id: postComments.id,
      workspaceId: postComments.workspaceId,
      postId: postComments.postId,
      text: postComments.text,
      mediaIds: postComments.mediaIds,
      createdAt: postComments.createdAt,
    })
    .from(postComments)
    .where(and(eq(postComments.authorId, userId), isAfter(postComments.id, after)))
    .orderBy(asc(postComments.id))
    .limit(limit)

export const listReadsBy = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(commentReads).where(eq(commentReads.userId, userId))

export const listMediaIdsOf = async ({
  db,
  workspaceId,
  postId,
}: InWorkspace & { postId: string }): Promise<string[]> => {
  const rows = await db
    .select({ mediaIds: postComments.mediaIds })
    .from(postComments)
    .where(and(eq(postComments.workspaceId, workspaceId), eq(postComments.postId, postId)))
  return rows.flatMap(({ mediaIds }) => mediaIds)
}

export const countGuestPictures = async ({
  db,
  workspaceId,
  postId,
}: InWorkspace & { postId: string }): Promise<number> => {
  const [row] = await db
    .select({ count: sql<string>`coalesce(sum(cardinality(${postComments.mediaIds})), 0)` })
    .from(postComments)
    .where(
      and(
        eq(postComments.workspaceId, workspaceId),
        eq(postComments.postId, postId),
        isNotNull(postComments.guestName),
      ),
    )
  return Number(row?.count ?? 0)
}

/** Comments of guests by a link: all, and those since a moment. */
export const countCommentsBy = async ({
  db,
  linkId,
  since,
}: {
  db: Tx
  linkId: string
  since: Date
}): Promise<{ all: number; recent: number }> => {
  const isRecent = gt(postComments.createdAt, since)
  const [row] = await db
    .select({ all: count(), recent: sql<string>`count(*) filter (where ${isRecent})` })
    .from(postComments)
    .where(eq(postComments.reviewLinkId, linkId))
  return { all: row?.all ?? 0, recent: Number(row?.recent ?? 0) }
}

/** A member with more unread posts than this reads none of them. */
const MOST_UNREAD = 500

export const countUnread = ({ db, workspaceId, reach }: InWorkspace & { reach: Reach }) =>
  db
    .select({ postId: postComments.postId, count: count() })
    .from(postComments)
    .innerJoin(posts, eq(posts.id, postComments.postId))
    .leftJoin(
      commentReads,
      and(eq(commentReads.postId, postComments.postId), eq(commentReads.userId, reach.userId)),
    )
    .where(
      and(
        eq(postComments.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        isPostInReach({ id: sql`${posts.id}`, authorId: sql`${posts.authorId}` }, reach),
        or(isNull(postComments.authorId), ne(postComments.authorId, reach.userId)),
        or(isNull(commentReads.readAt), gt(postComments.createdAt, commentReads.readAt)),
      ),
    )
    .groupBy(postComments.postId)
    .orderBy(desc(max(postComments.createdAt)))
    .limit(MOST_UNREAD)
