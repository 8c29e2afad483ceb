import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connection.ts'
import { posts } from '../../../../db/schema/publishing/posts.ts'
import { isPostInReach, type Reach } from '../reach.repository.ts'

export type TrashCursor = { at: Date; id: string }

const deletedColumns = { id: posts.id, workspaceId: posts.workspaceId, deletedAt: posts.deletedAt }

/** Most recently deleted first. */
export const listDeleted = ({
  db,
  workspaceId,
  reach,
  after,
  limit,
}: {
  db: Db
  workspaceId: string
  reach: Reach
  after: TrashCursor | undefined
  limit: number
}) =>
  db
    .select(deletedColumns)
    .from(posts)
    .where(
      and(
        eq(posts.workspaceId, workspaceId),
        isNotNull(posts.deletedAt),
        isPostInReach({ id: sql`${posts.id}`, authorId: sql`${posts.authorId}` }, reach),
        after &&
          sql`(${posts.deletedAt}, ${posts.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(posts.deletedAt), desc(posts.id))
    .limit(limit)

/** In all workspaces. */
export const listDeletedBefore = ({ db, before, limit }: { db: Db; before: Date; limit: number }) =>
  db.select(deletedColumns).from(posts).where(lt(posts.deletedAt, before)).limit(limit)
