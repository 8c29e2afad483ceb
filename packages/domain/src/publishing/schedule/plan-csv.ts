import { toCsvCell } from '../../base/csv-cell.ts'

export type PlannedPost = {
  /** `2026-03-10T09:00`, in the time zone of the post. */
  wallTime: string
  timeZone: string
  title: string
  accounts: readonly string[]
  state: string
}

/** Excel takes a file for UTF-8 by it. */
const BOM = '\uFEFF'
const HEADER = ['Дата', 'Время', 'Часовой пояс', 'Текст', 'Аккаунты', 'Состояние']

/** A plan of posts as a table, in the order given. */
export const writePlanCsv = (posts: readonly PlannedPost[]): string => {
  const rows = posts.map(({ wallTime, timeZone, title, accounts, state }) => [
    wallTime.slice(0, 10),
    wallTime.slice(11),
    timeZone,
    title,
    accounts.join(', '),
    state,
  ])
  const lines = [HEADER, ...rows].map((row) => `${row.map(toCsvCell).join(';')}\r\n`)
  return BOM + lines.join('')
}
