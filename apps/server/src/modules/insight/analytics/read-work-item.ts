import type { RouteData } from '@kadr/contract/base/route'
import type {
  getWorkItem as route,
  WorkItem,
  WorkItemMetric,
} from '@kadr/contract/insight/work-items'
import { UserError } from '@kadr/domain/base/app-error'
import { CURVE_HOURS, MAX_BAND_PIECES, usualBand } from '@kadr/domain/insight/usual-curve'
import { toWallTime } from '@kadr/domain/publishing/schedule/wall-time'
import { findStyle } from '@kadr/scene/styles/all-styles'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceTimeZone } from '../../identity/workspaces/index.ts'
import {
  findOrigin,
  listReadingsAround,
  listWithEarlier,
  readCurve,
} from './item-curves.repository.ts'
import { presentItems } from './present-items.ts'
import { listSiblingIds } from './work-items.repository.ts'

type Series = NonNullable<Awaited<ReturnType<typeof listWithEarlier>>>

const buildCurve = async (ctx: AppContext, item: WorkItem, { piece, earlier }: Series) => {
  const metric: WorkItemMetric = item.unreported.includes('views') ? 'likes' : 'views'
  const [own, around] = await Promise.all([
    readCurve({ db: ctx.db, piece, metric }),
    listReadingsAround({ db: ctx.db, pieces: earlier, metric, ages: CURVE_HOURS }),
  ])
  const toPoint = ([hours, value]: readonly [number, number]) => ({ hours, value })
  return {
    metric,
    points: own.map(toPoint),
    band: usualBand(around.map(({ points }) => points.map(toPoint))),
    pieces: around.length,
  }
}

type Input = { ctx: AppContext; workspaceId: string; item: WorkItem }

const readOrigin = async ({ ctx, workspaceId, item }: Input, timeZone: string) => {
  const { reelId } = item
  const reel = reelId ? await findOrigin({ db: ctx.db, workspaceId, reelId }) : undefined
  return {
    postId: item.postId,
    reelId,
    reelKind: reel?.reelKind ?? null,
    reelTitle: reel?.reelTitle ?? null,
    template: reel?.template ? findStyle(reel.template).name : null,
    hook: reel?.hook ?? null,
    wallTime: toWallTime({ at: new Date(item.publishedAt), timeZone }),
    isAi: item.isAi,
  }
}

const readSiblings = async ({ ctx, workspaceId, item }: Input): Promise<WorkItem[]> => {
  if (item.postId === null) return [item]
  const ids = await listSiblingIds({ db: ctx.db, workspaceId, postId: item.postId })
  return presentItems({ ctx, workspaceId, ids })
}

export const getWorkItem = async ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<RouteData<typeof route>> => {
  const [[item], series, timeZone] = await Promise.all([
    presentItems({ ctx, workspaceId, ids: [id] }),
    listWithEarlier({ db: ctx.db, workspaceId, id, limit: MAX_BAND_PIECES }),
    getWorkspaceTimeZone({ ctx, workspaceId }),
  ])
  if (!(item && series)) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Публикация не найдена' })
  }
  const input = { ctx, workspaceId, item }
  const [curve, origin, siblings] = await Promise.all([
    buildCurve(ctx, item, series),
    readOrigin(input, timeZone),
    readSiblings(input),
  ])
  return { item, curve, origin, siblings }
}
