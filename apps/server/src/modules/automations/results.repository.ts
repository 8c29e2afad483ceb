import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { metricLatest, workItems } from '../../db/schema/analytics.ts'

/** Sums of the newest figures of all pieces of each post; null where no network has told any. */
export const listRunResults = async ({
  db,
  workspaceId,
  postIds,
}: {
  db: Db | Tx
  workspaceId: string
  postIds: readonly string[]
}): Promise<{ postId: string; views: number | null; likes: number | null }[]> => {
  if (postIds.length === 0) return []
  const sumOf = (metric: string) =>
    sql<number | null>`sum(${metricLatest.value}) filter (where ${metricLatest.metric} = ${metric})`
  const rows = await db
    .select({ postId: workItems.postId, views: sumOf('views'), likes: sumOf('likes') })
    .from(workItems)
    .innerJoin(metricLatest, eq(metricLatest.subjectId, workItems.id))
    .where(
      and(
        eq(workItems.workspaceId, workspaceId),
        inArray(workItems.postId, [...postIds]),
        isNull(workItems.goneAt),
      ),
    )
    .groupBy(workItems.postId)
  const toInteger = (value: number | null) => (value === null ? null : Math.round(Number(value)))
  return rows.flatMap(({ postId, views, likes }) =>
    postId === null ? [] : [{ postId, views: toInteger(views), likes: toInteger(likes) }],
  )
}
