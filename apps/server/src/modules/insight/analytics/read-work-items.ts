import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type { listWorkItems as listRoute } from '@kadr/contract/insight/work-items'
import { periodBounds } from '@kadr/domain/insight/period'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { getMemberIds } from './groups.service.ts'
import { presentItems } from './present-items.ts'
import { isPeriodAsked, resolvePeriods } from './resolve-period.ts'
import { resolveScope } from './resolve-scope.ts'
import { type ItemFilter, listItemsByMetric, listItemsByTime } from './work-items.repository.ts'

const PAGE = 30
const place = z.tuple([z.nullable(z.string().check(z.maxLength(40))), z.uuid()])

type Query = RouteInput<typeof listRoute>['query']

const filterOf = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: Query
}): Promise<ItemFilter> => {
  const { networks, accountIds, accountGroupId } = query
  const [scope, periods] = await Promise.all([
    networks || accountIds || accountGroupId
      ? resolveScope({ ctx, workspaceId, query })
      : undefined,
    isPeriodAsked(query) ? resolvePeriods({ ctx, workspaceId, query }) : undefined,
  ])
  const bounds = periods && periodBounds({ period: periods.now, timeZone: periods.timeZone })
  const { kind, search, postGroupId, postId } = query
  // A group of another workspace is reported as not found, not as empty.
  if (postGroupId) await getMemberIds({ ctx, workspaceId, kind: 'work_item', id: postGroupId })
  return {
    workspaceId,
    accountIds: scope?.accountIds,
    ...bounds,
    kind,
    search: search?.trim().toWellFormed(),
    postGroupId,
    postId,
  }
}

export const listWorkItems = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: Query
}): Promise<RouteData<typeof listRoute>> => {
  const { sort = 'published', order = 'desc', cursor, limit = PAGE } = query
  const filter = await filterOf({ ctx, workspaceId, query })
  const after = cursor === undefined ? undefined : readCursor(place, cursor)
  const page = {
    db: ctx.db,
    filter,
    isDescending: order === 'desc',
    after: after && { value: after[0], id: after[1] },
    limit: limit + 1,
  }
  const rows =
    sort === 'published'
      ? await listItemsByTime(page)
      : await listItemsByMetric({ ...page, metric: sort })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    items: await presentItems({ ctx, workspaceId, ids: shown.map(({ id }) => id) }),
    nextCursor: rows.length > limit && last ? writeCursor([last.value, last.id]) : null,
  }
}
