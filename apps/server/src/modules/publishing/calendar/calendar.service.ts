import type { RouteInput } from '@kadr/contract/base/route'
import type { CalendarItem, getCalendar as route } from '@kadr/contract/publishing/calendar'
import { UserError } from '@kadr/domain/base/app-error'
import { postTitle } from '@kadr/domain/publishing/posts/post-title'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import type { PostActor } from '../posts/index.ts'
import { type ItemRow, listItems, listThumbnails } from './calendar.repository.ts'

const MAX_DAYS = 100
const MAX_ITEMS = 5000

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

const targetOf = ({
  targetId,
  connectionId,
  network,
  state,
  waiting,
}: ItemRow): CalendarItem['targets'] =>
  targetId && network && state ? [{ id: targetId, connectionId, network, state, waiting }] : []

const presentItem = (row: ItemRow, thumbnails: ReadonlyMap<string, string>): CalendarItem => ({
  postId: row.id,
  version: row.version,
  time: {
    at: new Date(row.dueAt).toISOString(),
    wallTime: row.wallTime,
    timeZone: row.timeZone,
  },
  title: postTitle(row.text),
  thumbnailUrl: (row.mediaId && thumbnails.get(row.mediaId)) ?? null,
  isRepeat: row.isRepeat,
  authorId: row.authorId,
  rubricId: row.rubricId,
  targets: targetOf(row),
})

/** Rows of one post are adjacent. */
const presentItems = (rows: readonly ItemRow[], thumbnails: ReadonlyMap<string, string>) => {
  const items: CalendarItem[] = []
  for (const row of rows) {
    const last = items.at(-1)
    if (last?.postId === row.id) {
      last.targets.push(...targetOf(row))
      // Few per post: cheaper than sorting all rows in the database.
      last.targets.sort((one, other) => (one.id < other.id ? -1 : 1))
      continue
    }
    items.push(presentItem(row, thumbnails))
  }
  return items
}

const findThumbnails = async ({
  ctx,
  workspaceId,
  rows,
}: {
  ctx: AppContext
  workspaceId: string
  rows: readonly ItemRow[]
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

/** Two statements for any range. */
export const getCalendar = async ({
  ctx,
  actor,
  query,
}: {
  ctx: AppContext
  actor: PostActor
  query: RouteInput<typeof route>['query']
}) => {
  const { workspaceId } = actor
  const filter = { ...query, ...readRange(query), workspaceId, reach: actor }
  const rows = await listItems({ db: ctx.db, filter, limit: MAX_ITEMS + 1 })
  const thumbnails = await findThumbnails({ ctx, workspaceId, rows })
  const items = presentItems(rows, thumbnails)
  return { items: items.slice(0, MAX_ITEMS), isCut: items.length > MAX_ITEMS }
}
