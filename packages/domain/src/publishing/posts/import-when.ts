import type { PostWhen } from '@kadr/contract/publishing/posts'
import { quote } from '../../base/quote.ts'
import { isWallTime, toInstant, toWallTime } from '../schedule/wall-time.ts'

export type ReadWhen = { when: PostWhen | null; error?: string; warning?: string }

const ISO_DATE = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const RUSSIAN_DATE = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/
const TIME = /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/
const SLOT = /^(?:слот|в слот|slot)$/i

const two = (part: string | undefined) => (part ?? '').padStart(2, '0')

/**
 * Parses `2026-12-01`, `1.12.2026` and `01.12.26`. Undefined for anything else: `01/02/2026` is
 * ambiguous.
 */
const readDate = (text: string): string | undefined => {
  const iso = ISO_DATE.exec(text)
  if (iso) return `${iso[1]}-${two(iso[2])}-${two(iso[3])}`
  const russian = RUSSIAN_DATE.exec(text)
  if (!russian) return undefined
  const [, day, month, year = ''] = russian
  return `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`
}

const readTime = (text: string): string | undefined => {
  const found = TIME.exec(text)
  return found ? `${two(found[1])}:${found[2]}` : undefined
}

const refuse = (error: string): ReadWhen => ({ when: null, error })

/** A date cell may contain the time: `01.12.2026 10:00`, `2026-12-01T10:00`. */
const partsOf = ({ date, time }: { date: string; time: string }) => {
  const [day = '', clock = ''] = date.trim().split(/[\sT]+/)
  return { day, clock: time.trim() || clock }
}

const at = ({
  wallTime,
  timeZone,
  now,
}: {
  wallTime: string
  timeZone: string
  now: Date
}): ReadWhen => {
  if (!isWallTime(wallTime))
    return refuse(`Такой даты или времени нет: ${wallTime.replace('T', ' ')}`)
  const moment = toInstant({ wallTime, timeZone })
  if (moment <= now) return refuse('Это время уже прошло')
  const shown = toWallTime({ at: moment, timeZone })
  const when = { kind: 'at', wallTime, timeZone } as const
  if (shown === wallTime) return { when }
  return { when, warning: `В этот день часы переводят: пост выйдет в ${shown.slice(11)}` }
}

/** Time of a row: null for a draft, a slot by its keyword, otherwise local date and time. */
export const readWhen = (input: {
  date: string
  time: string
  timeZone: string
  now: Date
}): ReadWhen => {
  if (SLOT.test(input.date.trim()) || SLOT.test(input.time.trim()))
    return { when: { kind: 'slot' } }
  const { day, clock } = partsOf(input)
  if (day === '' && clock === '') return { when: null }
  if (day === '') return refuse('Указано время, но нет даты')
  const date = readDate(day)
  if (!date) return refuse(`Не понимаем дату ${quote(day)}: напишите 2026-12-01 или 01.12.2026`)
  if (clock === '') return refuse('Указана дата, но нет времени')
  const time = readTime(clock)
  if (!time) return refuse(`Не понимаем время ${quote(clock)}: напишите 09:30`)
  return at({ ...input, wallTime: `${date}T${time}` })
}
