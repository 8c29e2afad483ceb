import type { ReviewDecision } from '@kadr/contract/reviews'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { isAfter } from '../../db/is-after.ts'
import { type DecidedContent, postDecisions } from '../../db/schema/reviews.ts'
import { users } from '../../db/schema/users.ts'
import type { Page } from '../../platform/read-pages.ts'

type NewDecision = {
  workspaceId: string
  postId: string
  at: Date
  decision: ReviewDecision
  postVersion: number
  note: string | null
  userId: string | null
  guestName: string | null
  reviewLinkId: string | null
  content: DecidedContent
}

export const insertDecision = ({ db, values }: { db: Tx; values: NewDecision }) =>
  db.insert(postDecisions).values(values)

/** The last approval of a post, with the name of whoever gave it. */
export const findLastApproval = async ({
  db,
  workspaceId,
  postId,
}: {
  db: Db | Tx
  workspaceId: string
  postId: string
}) => {
  const [row] = await db
    .select({
      decision: postDecisions,
      person: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(postDecisions)
    .leftJoin(users, eq(users.id, postDecisions.userId))
    .where(
      and(
        eq(postDecisions.workspaceId, workspaceId),
        eq(postDecisions.postId, postId),
        eq(postDecisions.decision, 'approved'),
      ),
    )
    .orderBy(desc(postDecisions.id))
    .limit(1)
  return row
}

/** The last decision about each of the posts. */
export const listLastDecisions = ({ db, postIds }: { db: Db | Tx; postIds: readonly string[] }) =>
  db
    .selectDistinctOn([postDecisions.postId])
    .from(postDecisions)
    .where(inArray(postDecisions.postId, [...postIds]))
    .orderBy(postDecisions.postId, desc(postDecisions.id))

export type LastDecision = Awaited<ReturnType<typeof listLastDecisions>>[number]

export const listDecisionsOf = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select()
    .from(postDecisions)
    .where(and(eq(postDecisions.userId, userId), isAfter(postDecisions.id, after)))
    .orderBy(postDecisions.id)
    .limit(limit)
