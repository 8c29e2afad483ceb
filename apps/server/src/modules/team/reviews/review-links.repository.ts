import { and, asc, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { workspaceMembers, workspaces } from '../../../db/schema/identity/workspaces.ts'
import { posts, postTargets } from '../../../db/schema/publishing/posts.ts'
import { reviewLinks } from '../../../db/schema/team/reviews.ts'

export type ReviewLinkRow = typeof reviewLinks.$inferSelect
type NewReviewLink = typeof reviewLinks.$inferInsert

type InWorkspace = { db: Db | Tx; workspaceId: string }

export const insertReviewLink = async ({
  db,
  values,
}: {
  db: Tx
  values: NewReviewLink
}): Promise<ReviewLinkRow> => {
  const [row] = await db.insert(reviewLinks).values(values).returning()
  if (!row) throw new Error('The review link was not inserted')
  return row
}

const sender = { firstName: users.firstName, lastName: users.lastName }

const isOpen = (now: Date) => and(isNull(reviewLinks.revokedAt), gt(reviewLinks.expiresAt, now))

export const listOpenLinks = ({ db, workspaceId, now }: InWorkspace & { now: Date }) =>
  db
    .select({ link: reviewLinks, sender })
    .from(reviewLinks)
    .leftJoin(users, eq(users.id, reviewLinks.createdBy))
    .where(and(eq(reviewLinks.workspaceId, workspaceId), isOpen(now)))
    .orderBy(desc(reviewLinks.id))

export const revokeLink = async ({
  db,
  workspaceId,
  id,
  now,
}: InWorkspace & { id: string; now: Date }) => {
  const [row] = await db
    .update(reviewLinks)
    .set({ revokedAt: now })
    .where(and(eq(reviewLinks.id, id), eq(reviewLinks.workspaceId, workspaceId), isOpen(now)))
    .returning()
  return row
}

/** With the current permissions of its author: a link ends with the membership of its author. */
export const findLinkByToken = async ({ db, tokenHash }: { db: Db | Tx; tokenHash: string }) => {
  const [row] = await db
    .select({
      link: reviewLinks,
      workspace: {
        name: workspaces.name,
        timeZone: workspaces.timeZone,
      },
      sender,
      rights: {
        role: workspaceMembers.role,
        isApprover: workspaceMembers.isApprover,
        connectionIds: workspaceMembers.connectionIds,
      },
    })
    .from(reviewLinks)
    .innerJoin(workspaces, eq(workspaces.id, reviewLinks.workspaceId))
    .innerJoin(users, eq(users.id, reviewLinks.createdBy))
    .innerJoin(
      workspaceMembers,
      and(
        eq(workspaceMembers.workspaceId, reviewLinks.workspaceId),
        eq(workspaceMembers.userId, reviewLinks.createdBy),
      ),
    )
    .where(and(eq(reviewLinks.tokenHash, tokenHash), isNull(workspaces.closedAt)))
  return row
}

export type FoundLink = NonNullable<Awaited<ReturnType<typeof findLinkByToken>>>

export const countAnswer = ({ db, id, at }: { db: Tx; id: string; at: Date }) =>
  db
    .update(reviewLinks)
    .set({ answers: sql`${reviewLinks.answers} + 1`, lastAnswerAt: at })
    .where(eq(reviewLinks.id, id))

const MAX_POSTS = 200

/** Posts a link opens, by time. Drafts are included only once they have a decision. */
export const listPostIdsOf = async ({
  db,
  link: { workspaceId, postId, fromAt, toAt, connectionIds },
}: {
  db: Db | Tx
  link: ReviewLinkRow
}): Promise<string[]> => {
  const chosen = connectionIds
    ? sql`exists (select 1 from ${postTargets} t where t.post_id = ${posts.id}
        and t.connection_id = any(${sql.param(connectionIds)}::uuid[]))`
    : undefined
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNull(posts.deletedAt),
        postId ? eq(posts.id, postId) : undefined,
        fromAt ? gte(posts.dueAt, fromAt) : undefined,
        toAt ? lt(posts.dueAt, toAt) : undefined,
        chosen,
      ),
    )
    .orderBy(asc(posts.dueAt), asc(posts.id))
    .limit(MAX_POSTS)
  return rows.map(({ id }) => id)
}

export const listLinksBy = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      id: reviewLinks.id,
      workspaceId: reviewLinks.workspaceId,
      title: reviewLinks.title,
      createdAt: reviewLinks.createdAt,
      expiresAt: reviewLinks.expiresAt,
      revokedAt: reviewLinks.revokedAt,
    })
    .from(reviewLinks)
    .where(eq(reviewLinks.createdBy, userId))
