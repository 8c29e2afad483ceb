import type { ReviewDecision } from '@kadr/contract/publishing/post-approval'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { isAfter } from '../../../../db/is-after.ts'
import { users } from '../../../../db/schema/identity/users.ts'
import { type DecidedContent, postDecisions } from '../../../../db/schema/team/reviews.ts'
import type { Page } from '../../../../platform/paging/read-pages.ts'

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

/** The last approval of a post, with the approver's name. */
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

export const listLastDecisions = ({ db, postIds }: { db: Db | Tx; postIds: readonly string[] }) =>
  db
    .selectDistinctOn([postDecisions.postId])
    .from(postDecisions)
    .where(inArray(postDecisions.postId, [...postIds]))
    .orderBy(postDecisions.postId, desc(postDecisions.id))

/** The last time each of them was sent back, with the name of the member who did. */
export const listReturns = ({ db, postIds }: { db: Db | Tx; postIds: readonly string[] }) =>
  db
    .selectDistinctOn([postDecisions.postId], {
      decision: postDecisions,
      person: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(postDecisions)
    .leftJoin(users, eq(users.id, postDecisions.userId))
    .where(and(inArray(postDecisions.postId, [...postIds]), eq(postDecisions.decision, 'returned')))
    .orderBy(postDecisions.postId, desc(postDecisions.id))

export type LastDecision = Awaited<ReturnType<typeof listLastDecisions>>[number]

export const listDecisionsOf = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select()
    .from(postDecisions)
    .where(and(eq(postDecisions.userId, userId), isAfter(postDecisions.id, after)))
    .orderBy(postDecisions.id)
    .limit(limit)
