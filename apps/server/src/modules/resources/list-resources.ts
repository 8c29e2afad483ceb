import type { listResources as listResourcesRoute } from '@kadr/contract/resources'
import type { RouteData, RouteInput } from '@kadr/contract/route'
import { UserError } from '@kadr/domain/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { searchPatternOf } from './names.ts'
import { listPage, type ResourceSort } from './resource-pages.repository.ts'
import { presentResource } from './resources.presenter.ts'
import type { ResourceRow } from './resources.repository.ts'

const PAGE_SIZE = 60
const cursorShape = z.tuple([z.enum(['newest', 'oldest', 'name', 'largest']), z.string(), z.uuid()])

const VALUE_SHAPES: Record<ResourceSort, RegExp> = {
  newest: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  oldest: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  name: /^[^\0]*$/,
  largest: /^\d{1,15}$/,
}

const readCursor = (cursor: string, sort: ResourceSort) => {
  try {
    const text = Buffer.from(cursor, 'base64url').toString()
    const [madeFor, value, id] = z.parse(cursorShape, JSON.parse(text))
    const isSane = madeFor === sort && VALUE_SHAPES[sort].test(value)
    if (isSane && (!value.endsWith('Z') || sort === 'name' || Date.parse(value)))
      return { value, id }
  } catch {
    // Answered below.
  }
  throw new UserError({
    code: 'VALIDATION_FAILED',
    userMessage: 'Страница списка устарела. Откройте список заново',
    field: 'cursor',
  })
}

const writeCursor = (row: ResourceRow, sort: ResourceSort) => {
  const value = {
    newest: row.createdAt.toISOString(),
    oldest: row.createdAt.toISOString(),
    name: row.sortName,
    largest: String(row.size),
  }[sort]
  return Buffer.from(JSON.stringify([sort, value, row.id])).toString('base64url')
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
    after: cursor ? readCursor(cursor, sort) : undefined,
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    items: page.map((row) => presentResource({ ctx, row })),
    nextCursor: last ? writeCursor(last, sort) : null,
  }
}
