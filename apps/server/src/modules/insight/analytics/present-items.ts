import type { WorkItem, WorkItemFigures, WorkItemMetric } from '@kadr/contract/insight/work-items'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { signImageUrl } from '../../../platform/proxy-image/index.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import { findResources } from '../../library/resources/index.ts'
import { REACTIONS } from './build-figures.ts'
import { listMedians, type MedianRow } from './medians.repository.ts'
import { listUnreportedOfItem } from './unreported.ts'
import { getItems, type ItemRow } from './work-items.repository.ts'

export const figuresOf = (known: ReadonlyMap<string, number>): WorkItemFigures => {
  const value = (metric: WorkItemMetric) => known.get(metric) ?? null
  const reactions = REACTIONS.flatMap((metric) => value(metric) ?? [])
  const views = value('views')
  const rate =
    views === null || views <= 0 || reactions.length === 0
      ? null
      : reactions.reduce((sum, one) => sum + one, 0) / views
  return {
    views,
    reach: value('reach'),
    likes: value('likes'),
    comments: value('comments'),
    shares: value('shares'),
    saves: value('saves'),
    clicks: value('clicks'),
    averageWatchSeconds: value('averageWatchSeconds'),
    engagementRate: rate,
  }
}

/** Null below the median in the first day: the post is too young. */
const ratioOf = ({
  views,
  median,
  ageMs,
}: {
  views: number | null
  median: number
  ageMs: number
}): number | null => {
  if (views === null || median <= 0) return null
  return views < median && ageMs < DAY_MS ? null : views / median
}

const findThumbnails = async (ctx: AppContext, workspaceId: string, rows: readonly ItemRow[]) => {
  const ids = [...new Set(rows.flatMap(({ mediaId }) => mediaId ?? []))]
  const found = ids.length === 0 ? [] : await findResources({ ctx, workspaceId, ids })
  return new Map(
    found.flatMap((row) =>
      row.thumbnail ? [[row.id, pageMediaUrl({ ctx, row, variant: row.thumbnail })] as const] : [],
    ),
  )
}

/** In id order of the input, without deleted ones. Three queries for any number. */
export const presentItems = async ({
  ctx,
  workspaceId,
  ids,
  medians: known,
}: {
  ctx: AppContext
  workspaceId: string
  ids: readonly string[]
  /** Current medians of all accounts of the items, when the caller already has them. */
  medians?: readonly MedianRow[] | undefined
}): Promise<WorkItem[]> => {
  if (ids.length === 0) return []
  const { db, secrets, clock, config } = ctx
  const [rows, medians] = await Promise.all([
    getItems({ db, workspaceId, ids }),
    known ?? listMedians({ db, workspaceId, of: { itemIds: ids }, until: clock.now() }),
  ])
  const thumbnails = await findThumbnails(ctx, workspaceId, rows)
  const usual = new Map(medians.map(({ accountId, median }) => [accountId, median]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const now = clock.now().getTime()
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const figures = figuresOf(new Map(Object.entries(row.figures ?? {})))
    const median = usual.get(row.accountId) ?? 0
    const own = row.mediaId === null ? undefined : thumbnails.get(row.mediaId)
    return [
      {
        id,
        accountId: row.accountId,
        accountTitle: row.accountTitle,
        network: row.network,
        kind: row.kind,
        title: postTitle(row.caption),
        publishedAt: row.publishedAt.toISOString(),
        durationSeconds: row.durationSeconds,
        permalink: row.permalink,
        thumbnailUrl:
          own ??
          signImageUrl({ secrets, clock, publicUrl: config.publicUrl, url: row.thumbnailUrl }),
        postId: row.postId,
        reelId: row.reelId,
        isAi: row.isAi,
        isGone: row.goneAt !== null,
        isUnlisted: row.unlistedAt !== null,
        updatedAt: row.foundAt?.toISOString() ?? null,
        figures,
        unreported: listUnreportedOfItem(row.network, row.isThirdParty),
        ratio: ratioOf({ views: figures.views, median, ageMs: now - row.publishedAt.getTime() }),
      },
    ]
  })
}
