import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type { listResources as listResourcesRoute } from '@kadr/contract/library/resources'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { searchPatternOf } from './names.ts'
import { listPage, type ResourceSort } from './resource-pages.repository.ts'
import { presentResource } from './resources.presenter.ts'
import type { ResourceRow } from './resources.repository.ts'

const PAGE_SIZE = 60
const VALUES: Record<ResourceSort, z.ZodMiniType<string>> = {
  newest: z.iso.datetime(),
  oldest: z.iso.datetime(),
  name: z.string().check(z.regex(/^[^\0]*$/)),
  largest: z.string().check(z.regex(/^\d{1,15}$/)),
}

/** A cursor is valid only for the sort order it was made with. */
const parseCursor = (cursor: string, sort: ResourceSort) => {
  const shape = z.tuple([z.literal(sort), VALUES[sort], z.uuid()])
  const [, value, id] = readCursor(shape, cursor)
  return { value, id }
}

const cursorAfter = (row: ResourceRow, sort: ResourceSort) => {
  const value = {
    newest: row.createdAt.toISOString(),
    oldest: row.createdAt.toISOString(),
    name: row.sortName,
    largest: String(row.size),
  }[sort]
  return writeCursor([sort, value, row.id])
}

export const listResources = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: RouteInput<typeof listResourcesRoute>['query']
}): Promise<RouteData<typeof listResourcesRoute>> => {
  const { cursor, limit = PAGE_SIZE, sort = 'newest', folderId, search } = query
  const rows = await listPage({
    db: ctx.db,
    workspaceId: query.source === 'starter' ? null : workspaceId,
    sort,
    filter: {
      kind: query.kind,
      tag: query.tag,
      folderId: folderId === 'root' ? null : folderId,
      searchPattern: search?.trim() ? searchPatternOf(search) : undefined,
    },
    after: cursor ? parseCursor(cursor, sort) : undefined,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((row) => presentResource({ ctx, row })),
    nextCursor: last ? cursorAfter(last, sort) : null,
  }
}
