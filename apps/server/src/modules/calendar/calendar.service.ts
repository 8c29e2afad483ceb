import type { CalendarItem, getCalendar as route } from '@kadr/contract/calendar'
import type { RouteInput } from '@kadr/contract/route'
import { postTitle } from '@kadr/domain/posts/post-title'
import { UserError } from '@kadr/kit/app-error'
import type { AppContext } from '../../context.ts'
import { pageMediaUrl } from '../resources/index.ts'
import { listItems, listItemTargets, listThumbnails } from './calendar.repository.ts'

const MAX_DAYS = 100
const MAX_ITEMS = 5000
const DAY_MS = 86_400_000

const invalid = (field: string, userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field })

const readRange = ({ from, to }: { from: string; to: string }) => {
  const range = { from: new Date(from), to: new Date(to) }
  if (range.to <= range.from) throw invalid('to', 'Конец отрезка раньше начала')
  if (range.to.getTime() - range.from.getTime() > MAX_DAYS * DAY_MS) {
    throw invalid('to', `Отрезок не длиннее ${MAX_DAYS} дней`)
  }
  return range
}

type Row = Awaited<ReturnType<typeof listItems>>[number]

type Around = {
  targets: ReadonlyMap<string, CalendarItem['targets']>
  thumbnails: ReadonlyMap<string, string>
}

const presentItem = (row: Row, { targets, thumbnails }: Around): CalendarItem[] => {
  const { dueAt, wallTime, timeZone } = row
  if (!dueAt || !wallTime || !timeZone) return []
  return [
    {
      postId: row.id,
      version: row.version,
      time: { at: dueAt.toISOString(), wallTime, timeZone },
      title: postTitle(row.text),
      thumbnailUrl: (row.mediaId && thumbnails.get(row.mediaId)) ?? null,
      isRepeat: row.isRepeat,
      authorId: row.authorId,
      targets: targets.get(row.id) ?? [],
    },
  ]
}

const findTargets = async (ctx: AppContext, rows: readonly Row[]) => {
  const byPost = new Map<string, CalendarItem['targets']>()
  if (rows.length === 0) return byPost
  const targets = await listItemTargets({ db: ctx.db, postIds: rows.map(({ id }) => id) })
  for (const { postId, ...target } of targets) {
    const known = byPost.get(postId)
    if (known) known.push(target)
    else byPost.set(postId, [target])
  }
  return byPost
}

/** Addresses of the small pictures of these posts. */
const findThumbnails = async ({
  ctx,
  workspaceId,
  rows,
}: {
  ctx: AppContext
  workspaceId: string
  rows: readonly Row[]
}) => {
  const ids = [...new Set(rows.flatMap(({ mediaId }) => mediaId ?? []))]
  if (ids.length === 0) return new Map<string, string>()
  const pictures = await listThumbnails({ db: ctx.db, workspaceId, ids })
  return new Map(
    pictures.flatMap(({ thumbnail, ...row }) =>
      thumbnail ? [[row.id, pageMediaUrl({ ctx, row, variant: thumbnail })] as const] : [],
    ),
  )
}

/** What is planned and what was, in three statements however much it is. */
export const getCalendar = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: RouteInput<typeof route>['query']
}) => {
  const filter = { ...query, ...readRange(query), workspaceId }
  const rows = await listItems({ db: ctx.db, filter, limit: MAX_ITEMS + 1 })
  const shown = rows.slice(0, MAX_ITEMS)
  const [targets, thumbnails] = await Promise.all([
    findTargets(ctx, shown),
    findThumbnails({ ctx, workspaceId, rows: shown }),
  ])
  return {
    items: shown.flatMap((row) => presentItem(row, { targets, thumbnails })),
    isCut: rows.length > MAX_ITEMS,
  }
}
