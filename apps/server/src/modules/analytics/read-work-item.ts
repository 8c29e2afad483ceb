import type { MetricName } from '@kadr/contract/metrics'
import type { RouteData } from '@kadr/contract/route'
import type { getWorkItem as route, WorkItem, WorkItemMetric } from '@kadr/contract/work-items'
import { WORK_ITEM_METRICS } from '@kadr/contract/work-items'
import { NETWORK_METRICS } from '@kadr/domain/analytics/network-metrics'
import { MAX_BAND_PIECES, usualBand } from '@kadr/domain/analytics/usual-curve'
import { UserError } from '@kadr/domain/app-error'
import { toWallTime } from '@kadr/domain/schedule/wall-time'
import { findStyle } from '@kadr/scene/styles/all-styles'
import type { AppContext } from '../../context.ts'
import { getWorkspaceTimeZone } from '../workspaces/index.ts'
import { findOrigin, listCurves, listEarlier } from './item-curves.repository.ts'
import { presentItems } from './present-items.ts'
import { listSiblingIds } from './work-items.repository.ts'

type Input = { ctx: AppContext; workspaceId: string; item: WorkItem }

const isReported = (item: WorkItem, metric: MetricName) => {
  const { item: own, tracked } = NETWORK_METRICS[item.network]
  return own.includes(metric) || (tracked?.item.includes(metric) ?? false)
}

const readCurve = async ({ ctx, item }: Input) => {
  const metric: WorkItemMetric = isReported(item, 'views') ? 'views' : 'likes'
  const publishedAt = new Date(item.publishedAt)
  const earlier = await listEarlier({
    db: ctx.db,
    accountId: item.accountId,
    publishedAt,
    limit: MAX_BAND_PIECES,
  })
  const pieces = [{ id: item.id, publishedAt }, ...earlier]
  const rows = await listCurves({ db: ctx.db, pieces, metric })
  const byItem = new Map(
    rows.map(({ id, points }) => [id, points.map(([hours, value]) => ({ hours, value }))]),
  )
  const curves = earlier.flatMap(({ id }) => {
    const points = byItem.get(id)
    return points ? [points] : []
  })
  const band = usualBand(curves)
  return {
    metric,
    points: byItem.get(item.id) ?? [],
    band,
    pieces: curves.length,
  }
}

const readOrigin = async ({ ctx, workspaceId, item }: Input) => {
  const [timeZone, reel] = await Promise.all([
    getWorkspaceTimeZone({ ctx, workspaceId }),
    item.reelId ? findOrigin({ db: ctx.db, workspaceId, reelId: item.reelId }) : undefined,
  ])
  return {
    postId: item.postId,
    reelId: item.reelId,
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
  const [item] = await presentItems({ ctx, workspaceId, ids: [id] })
  if (!item) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Публикация не найдена' })
  const input = { ctx, workspaceId, item }
  const [curve, origin, siblings] = await Promise.all([
    readCurve(input),
    readOrigin(input),
    readSiblings(input),
  ])
  return {
    item,
    curve,
    origin,
    siblings,
    unreported: WORK_ITEM_METRICS.filter((metric) => !isReported(item, metric)),
  }
}
