import type { WorkItemKind } from '@kadr/contract/insight/metrics'
import type { WorkItemMetric } from '@kadr/contract/insight/work-items'
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import {
  analyticsAccounts,
  metricLatest,
  metricSubjects,
  workItems,
} from '../../../db/schema/insight/analytics.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'
import { IS_OWN } from './accounts.repository.ts'

export type ItemFilter = {
  workspaceId: string
  /** Undefined: the workspace's own accounts. */
  accountIds: readonly string[] | undefined
  since?: Date | undefined
  until?: Date | undefined
  kind?: WorkItemKind | undefined
  search?: string | undefined
  postGroupId?: string | undefined
  postId?: string | undefined
}

/** As typed, lower case, upper case and capitalized: the database locale may not fold Russian letters. */
const toLikePatterns = (text: string) => {
  const low = text.toLowerCase()
  const spellings = [text, low, text.toUpperCase(), `${low.charAt(0).toUpperCase()}${low.slice(1)}`]
  return spellings.map((one) => `%${one.replaceAll(/[\\%_]/g, '\\$&')}%`)
}

const conditionsOf = (filter: ItemFilter): SQL => {
  const { workspaceId, accountIds, since, until, kind, search, postGroupId, postId } = filter
  const parts = [
    sql`w.workspace_id = ${workspaceId}`,
    accountIds
      ? sql`w.account_id = any(${sql.param([...accountIds])}::uuid[])`
      : sql`exists (select from ${analyticsAccounts} where ${analyticsAccounts.id} = w.account_id and ${IS_OWN})`,
    since && sql`w.published_at >= ${since.toISOString()}`,
    until && sql`w.published_at < ${until.toISOString()}`,
    kind && sql`w.kind = ${kind}`,
    search && sql`w.caption like any(${sql.param(toLikePatterns(search))}::text[])`,
    postId && sql`w.post_id = ${postId}`,
    postGroupId &&
      sql`exists (select from analytics_group_members g where g.group_id = ${postGroupId} and g.subject_id = w.id)`,
  ]
  return sql.join(
    parts.filter((part) => part !== undefined && part !== ''),
    sql` and `,
  )
}

/** The sort value of the last row, as text; null for a post without the figure. */
type ItemPlace = { value: string | null; id: string }
export type PlacedItem = { id: string; value: string | null }

type Page = {
  db: Db
  filter: ItemFilter
  isDescending: boolean
  after: ItemPlace | undefined
  limit: number
}

export const listItemsByTime = async ({
  db,
  filter,
  isDescending,
  after,
  limit,
}: Page): Promise<PlacedItem[]> => {
  const direction = isDescending ? sql`desc` : sql`asc`
  const than = isDescending ? sql`<` : sql`>`
  const isNext = after?.value
    ? sql`(w.published_at, w.id) ${than} (${after.value}::timestamptz, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await db.execute<PlacedItem>(sql`
    select w.id, to_char(w.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as value
    from work_items w where ${conditionsOf(filter)} and ${isNext}
    order by w.published_at ${direction}, w.id ${direction} limit ${limit}`)
  return rows
}

/** Reads in the order of the index of `metric_latest`, so that the cost of a page depends only on its rows. */
const listItemsWith = async ({
  db,
  filter,
  metric,
  isDescending,
  after,
  limit,
}: Page & { metric: WorkItemMetric }): Promise<PlacedItem[]> => {
  const direction = isDescending ? sql`desc` : sql`asc`
  const than = isDescending ? sql`<` : sql`>`
  const isNext = after
    ? sql`(l.value, l.subject_id) ${than} (${after.value}::numeric, ${after.id}::uuid)`
    : sql`true`
  const { rows } = await db.execute<PlacedItem>(sql`
    select w.id, l.value::text as value
    from metric_latest l join work_items w on w.id = l.subject_id
    where l.workspace_id = ${filter.workspaceId} and l.kind = 'work_item' and l.metric = ${metric}
      and ${conditionsOf(filter)} and ${isNext}
    order by l.value ${direction}, l.subject_id ${direction} limit ${limit}`)
  return rows
}

const listItemsWithout = async ({
  db,
  filter,
  metric,
  after,
  limit,
}: Page & { metric: WorkItemMetric }): Promise<PlacedItem[]> => {
  const isNext = after ? sql`w.id < ${after.id}::uuid` : sql`true`
  const { rows } = await db.execute<PlacedItem>(sql`
    select w.id, null as value from work_items w
    where ${conditionsOf(filter)} and ${isNext} and not exists (
      select from metric_latest l where l.subject_id = w.id and l.metric = ${metric})
    order by w.id desc limit ${limit}`)
  return rows
}

/** Posts without the figure come last in both orders. */
export const listItemsByMetric = async (
  page: Page & { metric: WorkItemMetric },
): Promise<PlacedItem[]> => {
  const { after, limit } = page
  if (after && after.value === null) return listItemsWithout(page)
  const known = await listItemsWith(page)
  if (known.length >= limit) return known
  const rest = await listItemsWithout({
    ...page,
    after: undefined,
    limit: limit - known.length,
  })
  return [...known, ...rest]
}

/** In no particular order. */
export const getItems = ({
  db,
  workspaceId,
  ids,
}: {
  db: Db
  workspaceId: string
  ids: readonly string[]
}) =>
  db
    .select({
      ...getTableColumns(workItems),
      accountTitle: analyticsAccounts.title,
      isThirdParty: sql<boolean>`(${analyticsAccounts.isTracked} and ${analyticsAccounts.connectionId} is null)`,
      foundAt: metricSubjects.foundAt,
      /** The latest figures by metric; null without any. */
      figures: sql<Record<string, number> | null>`(
        select json_object_agg(${metricLatest.metric}, ${metricLatest.value}) from ${metricLatest}
        where ${metricLatest.subjectId} = ${workItems.id})`,
      /** Null when the post is in the trash. */
      postId: posts.id,
      mediaId: sql<string | null>`${posts.mediaIds}[1]`,
    })
    .from(workItems)
    .innerJoin(analyticsAccounts, eq(analyticsAccounts.id, workItems.accountId))
    .leftJoin(metricSubjects, eq(metricSubjects.id, workItems.id))
    .leftJoin(posts, and(eq(posts.id, workItems.postId), isNull(posts.deletedAt)))
    .where(and(eq(workItems.workspaceId, workspaceId), inArray(workItems.id, [...ids])))

export type ItemRow = Awaited<ReturnType<typeof getItems>>[number]

/** Work items of the same post in all accounts. */
export const listSiblingIds = async ({
  db,
  workspaceId,
  postId,
}: {
  db: Db
  workspaceId: string
  postId: string
}): Promise<string[]> => {
  const rows = await db
    .select({ id: workItems.id })
    .from(workItems)
    .where(and(eq(workItems.workspaceId, workspaceId), eq(workItems.postId, postId)))
    .orderBy(desc(workItems.publishedAt), desc(workItems.id))
  return rows.map(({ id }) => id)
}
