import type { AutomationRun } from '@kadr/contract/automation/automations'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { metricLatest, workItems } from '../../../../db/schema/insight/analytics.ts'

type RunResults = NonNullable<AutomationRun['results']>

/** Sums of the latest figures over all accounts of each post; null where no network has reported any. */
export const listRunResults = async ({
  db,
  workspaceId,
  postIds,
}: {
  db: Db | Tx
  workspaceId: string
  postIds: readonly string[]
}): Promise<{ postId: string; results: RunResults }[]> => {
  if (postIds.length === 0) return []
  const sumOf = (metric: string) =>
    sql<number | null>`sum(${metricLatest.value}) filter (where ${metricLatest.metric} = ${metric})`
  const rows = await db
    .select({
      postId: workItems.postId,
      views: sumOf('views'),
      likes: sumOf('likes'),
      comments: sumOf('comments'),
      shares: sumOf('shares'),
      saves: sumOf('saves'),
    })
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
  return rows.flatMap(({ postId, ...row }) =>
    postId === null
      ? []
      : [
          {
            postId,
            results: {
              views: toInteger(row.views),
              likes: toInteger(row.likes),
              comments: toInteger(row.comments),
              shares: toInteger(row.shares),
              saves: toInteger(row.saves),
            },
          },
        ],
  )
}
