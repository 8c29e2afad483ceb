import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type { listReels as listRoute } from '@kadr/contract/studio/reels'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { presentReels } from './present-reels.ts'
import { searchTextOf } from './reel-values.ts'
import { listReels as listRows, type PageCursor } from './reels.repository.ts'

const PAGE = 30

const place = z.tuple([z.iso.datetime(), z.uuid()])

const parseCursor = (cursor: string): PageCursor => {
  const [at, id] = readCursor(place, cursor)
  return { at: new Date(at), id }
}

export const listReels = async ({
  ctx,
  workspaceId,
  query: { cursor, limit = PAGE, search, ...filter },
}: {
  ctx: AppContext
  workspaceId: string
  query: RouteInput<typeof listRoute>['query']
}): Promise<RouteData<typeof listRoute>> => {
  const rows = await listRows({
    db: ctx.db,
    workspaceId,
    filter: { ...filter, search: search && searchTextOf(search.toWellFormed()) },
    after: cursor === undefined ? undefined : parseCursor(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await presentReels({ ctx, workspaceId, rows: page }),
    nextCursor:
      rows.length > limit && last ? writeCursor([last.updatedAt.toISOString(), last.id]) : null,
  }
}
