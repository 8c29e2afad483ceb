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
