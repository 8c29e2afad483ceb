import { formatCount } from '@kadr/domain/insight/format-figure'
import { localDate } from '@kadr/domain/insight/period'

export {
  formatChange,
  formatCount,
  formatFigure,
  formatRate,
} from '@kadr/domain/insight/format-figure'

const NBSP = '\u00A0'
const MINUS = '\u2212'

const oneDigit = new Intl.NumberFormat('ru-RU', {
  maximumFractionDigits: 1,
  minimumFractionDigits: 1,
})

const withRealMinus = (text: string) => text.replace('-', MINUS)

/** «10 тыс.», «1,2 млн»: for axes. */
export const formatShort = (value: number): string => {
  const size = Math.abs(value)
  const short = (unit: string, divisor: number) =>
    `${withRealMinus(new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }).format(value / divisor))}${NBSP}${unit}`
  if (size >= 1_000_000) return short('млн', 1_000_000)
  if (size >= 1000) return short('тыс.', 1000)
  return formatCount(value)
}

/** As shown: to a tenth. */
export const roundRatio = (ratio: number): number => Math.round(ratio * 10) / 10

/** «× 2,4» */
export const formatRatio = (ratio: number): string => `×${NBSP}${oneDigit.format(ratio)}`

/** «0:14» */
export const formatSeconds = (seconds: number): string => {
  const total = Math.round(seconds)
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}

const day = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru-RU', { ...options, timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/\.$/, '')
    .replace('.,', ',')

/** «18 окт» */
export const formatDay = (date: string): string =>
  day(date, { day: 'numeric', month: 'short' }).replaceAll(' ', NBSP)

/** «18 окт», the day of a moment in the zone of the figures: the same here, in files and by a link. */
export const formatDayOf = ({ instant, timeZone }: { instant: string; timeZone: string }): string =>
  formatDay(localDate({ at: new Date(instant), timeZone }))

/** «18 ноября»: within a sentence. */
export const formatDate = (date: string): string =>
  day(date, { day: 'numeric', month: 'long' }).replaceAll(' ', NBSP)

/** «Ср, 11 ноября» */
export const formatLongDay = (date: string): string => {
  const text = day(date, { weekday: 'short', day: 'numeric', month: 'long' })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** «18 окт – 16 ноя» */
export const formatPeriod = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
