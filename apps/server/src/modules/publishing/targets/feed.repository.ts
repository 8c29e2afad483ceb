import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { posts, postTargets } from '../../../db/schema/publishing/posts.ts'

/** Their time has come, and nobody has said that they are not to be out. */
const OUT = ['handed_over', 'published', 'needs_attention'] as const

/** Chosen for the feed of an account, newest first. */
export const listFeedTargets = ({
  db,
  connectionId,
  limit,
}: {
  db: Db
  connectionId: string
  limit: number
}) =>
  db
    .select(getTableColumns(postTargets))
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(postTargets.connectionId, connectionId),
        inArray(postTargets.state, [...OUT]),
        sql`${postTargets.settings} ->> 'isInFeed' = 'true'`,
        isNotNull(postTargets.publication),
        isNull(posts.deletedAt),
      ),
    )
    .orderBy(desc(postTargets.dueAt), desc(postTargets.id))
    .limit(limit)

/** What is out in a workspace, the newest first; of some accounts alone, where a member is given them. */
export const listPublishedTargets = ({
  db,
  workspaceId,
  connectionIds,
  limit,
}: {
  db: Db
  workspaceId: string
  connectionIds: readonly string[] | null
  limit: number
}) =>
  db
    .select(getTableColumns(postTargets))
    .from(postTargets)
    .innerJoin(posts, eq(posts.id, postTargets.postId))
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        connectionIds ? inArray(postTargets.connectionId, [...connectionIds]) : undefined,
        eq(postTargets.state, 'published'),
        eq(postTargets.isDraftAtNetwork, false),
        isNotNull(postTargets.publishedAt),
        isNotNull(postTargets.publication),
        isNull(posts.deletedAt),
      ),
    )
    .orderBy(desc(postTargets.publishedAt), desc(postTargets.id))
    .limit(limit)
