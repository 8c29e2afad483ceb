import type { listReels as listRoute } from '@kadr/contract/reels'
import type { RouteData, RouteInput } from '@kadr/contract/route'
import { UserError } from '@kadr/domain/app-error'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { presentReels } from './present-reels.ts'
import { searchTextOf } from './reel-values.ts'
import { listReels as listRows, type PagePlace } from './reels.repository.ts'

const PAGE = 30

const place = z.tuple([z.iso.datetime(), z.uuid()])

const writeCursor = ({ at, id }: PagePlace): string =>
  Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url')

const readCursor = (text: string): PagePlace => {
  const read = z.safeParse(place, parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!read.success) {
    const userMessage = 'Список изменился. Откройте его заново'
    throw new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'cursor' })
  }
  const [at, id] = read.data
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
    after: cursor === undefined ? undefined : readCursor(cursor),
    limit: limit + 1,
  })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await presentReels({ ctx, workspaceId, rows: page }),
    nextCursor:
      rows.length > limit && last ? writeCursor({ at: last.updatedAt, id: last.id }) : null,
  }
}
