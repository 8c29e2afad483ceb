import type { ActivityEntry } from '@kadr/contract/team/activity'
import { toCsvCell } from '@kadr/domain/base/csv-cell'
import { displayName } from '@kadr/domain/identity/person-name'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import * as repository from './activity.repository.ts'

const KEPT_MS = 365 * DAY_MS
const PAGE_SIZE = 50
const place = z.tuple([z.iso.datetime(), z.uuid()])

const presentEntry = ({ entry, actor }: repository.ListedEntry): ActivityEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  area: entry.area,
  text: entry.text,
  actor: actor && { id: actor.id, name: displayName(actor) },
  guestName: entry.guestName,
  link: entry.link,
})

type ActivityQuery = { ctx: AppContext; filter: repository.ActivityFilter }

export const listActivity = async ({
  ctx,
  filter,
  cursor,
  limit = PAGE_SIZE,
}: ActivityQuery & { cursor?: string | undefined; limit?: number | undefined }) => {
  const [at, id] = cursor === undefined ? [] : readCursor(place, cursor)
  const after = at !== undefined && id !== undefined ? { at, id } : undefined
  const rows = await repository.listEntries({ db: ctx.db, filter, after, limit })
  const last = rows.length === limit ? rows.at(-1)?.entry : undefined
  return {
    items: rows.map(presentEntry),
    nextCursor: last ? writeCursor([last.at.toISOString(), last.id]) : null,
  }
}

const HEADER = ['Когда (UTC)', 'Кто', 'Раздел', 'Что']
const AREA_NAMES: Record<ActivityEntry['area'], string> = {
  posts: 'Посты',
  approvals: 'Согласование',
  automation: 'Автоматизации',
  connections: 'Подключения',
  team: 'Команда',
  workspace: 'Пространство',
  billing: 'Оплата',
  integrations: 'Интеграции',
}

const toLine = (cells: readonly string[]) => `${cells.map(toCsvCell).join(';')}\r\n`

const MAX_EXPORTED = 10_000

/** With a byte-order mark, so that spreadsheets read it as UTF-8. */
export const writeActivity = async ({ ctx, filter }: ActivityQuery): Promise<{ csv: string }> => {
  const rows = await repository.listEntries({
    db: ctx.db,
    filter,
    after: undefined,
    limit: MAX_EXPORTED,
  })
  const lines = rows
    .map(presentEntry)
    .map(({ at, actor, guestName, area, text }) =>
      toLine([at, actor?.name ?? guestName ?? '', AREA_NAMES[area], text]),
    )
  return { csv: `\uFEFF${toLine(HEADER)}${lines.join('')}` }
}

/** The log is kept for a year. */
export const purgeActivity = ({ ctx }: { ctx: AppContext }) =>
  repository.deleteEntriesBefore({
    db: ctx.db,
    before: new Date(ctx.clock.now().getTime() - KEPT_MS),
  })

export const exportActivity = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  activityEntries: readPages((page) => repository.listEntriesOf({ db: ctx.db, userId, ...page })),
})
