import type { ResourceKind } from '@kadr/contract/library/resources'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { resources } from '../../../db/schema/library/resources.ts'

export type ResourceSort = 'newest' | 'oldest' | 'name' | 'largest'

type SortRule = {
  column: SQL
  order: typeof asc
  isAfter: '>' | '<'
  toValue(text: string): SQL
}

const byTime = {
  column: sql`${resources.createdAt}`,
  toValue: (text: string) => sql`${text}::timestamptz`,
}

/** Each has an index that begins with the workspace. */
const SORTS: Record<ResourceSort, SortRule> = {
  newest: { ...byTime, order: desc, isAfter: '<' },
  oldest: { ...byTime, order: asc, isAfter: '>' },
  name: {
    column: sql`${resources.sortName} collate "C"`,
    order: asc,
    isAfter: '>',
    toValue: (text) => sql`${text}`,
  },
  largest: {
    column: sql`${resources.size}`,
    order: desc,
    isAfter: '<',
    toValue: (text) => sql`${text}::bigint`,
  },
}

export type PageFilter = {
  kind?: ResourceKind | undefined
  /** Null: resources outside any folder. */
  folderId?: string | null | undefined
  tag?: string | undefined
  searchPattern?: string | undefined
}

const folderCondition = (folderId: string | null | undefined) => {
  if (folderId === undefined) return undefined
  return folderId === null ? isNull(resources.folderId) : eq(resources.folderId, folderId)
}

/** Keyset pagination in one query: the page starts after the cursor's row. */
export const listPage = ({
  db,
  workspaceId,
  sort,
  filter,
  after,
  limit,
}: {
  db: Db
  /** Null for the starter pack. */
  workspaceId: string | null
  sort: ResourceSort
  filter: PageFilter
  after: { value: string; id: string } | undefined
  limit: number
}) => {
  const { column, order, isAfter, toValue } = SORTS[sort]
  return db
    .select()
    .from(resources)
    .where(
      and(
        workspaceId ? eq(resources.workspaceId, workspaceId) : isNull(resources.workspaceId),
        isNull(resources.deletedAt),
        filter.kind && eq(resources.kind, filter.kind),
        folderCondition(filter.folderId),
        filter.tag ? sql`${resources.tags} @> array[${filter.tag}]::text[]` : undefined,
        filter.searchPattern
          ? sql`${resources.searchText} like ${filter.searchPattern}`
          : undefined,
        after &&
          sql`(${column}, ${resources.id}) ${sql.raw(isAfter)} (${toValue(after.value)}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(order(column), order(resources.id))
    .limit(limit)
}
