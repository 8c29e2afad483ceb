import type { AnalyticsMetric, FigureChange } from '@kadr/contract/analytics-figures'

const NBSP = '\u00A0'
const MINUS = '\u2212'

const numbers = (digits: number) =>
  new Intl.NumberFormat('ru-RU', { maximumFractionDigits: digits, minimumFractionDigits: digits })
const whole = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 })
const oneDigit = numbers(1)

const withRealMinus = (text: string) => text.replace('-', MINUS)

/** «327 900» */
export const formatCount = (value: number): string => withRealMinus(whole.format(Math.round(value)))

/** «6,8 %» */
export const formatRate = (share: number): string =>
  `${withRealMinus(oneDigit.format(share * 100))}${NBSP}%`

export const formatFigure = ({ metric, value }: { metric: AnalyticsMetric; value: number }) =>
  metric === 'engagementRate' ? formatRate(value) : formatCount(value)

/** «10 тыс.», «1,2 млн»: for axes. */
export const formatShort = (value: number): string => {
  const size = Math.abs(value)
  const short = (unit: string, divisor: number) =>
    `${withRealMinus(new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }).format(value / divisor))}${NBSP}${unit}`
  if (size >= 1_000_000) return short('млн', 1_000_000)
  if (size >= 1000) return short('тыс.', 1000)
  return formatCount(value)
}

const signed = (value: number, text: string) => `${value > 0 ? '+' : value < 0 ? MINUS : ''}${text}`

/** The sign is always there; the tone is by the sign. Undefined: nothing to compare. */
export const formatChange = (
  change: FigureChange,
): { text: string; tone: 'up' | 'down' | 'same' } | undefined => {
  if (change.kind === 'unknown') return undefined
  const value = change.kind === 'difference' ? change.value : change.share
  const size = Math.abs(value)
  const isNone = Number((change.kind === 'difference' ? size : size * 100).toFixed(1)) === 0
  const tone = isNone ? 'same' : value > 0 ? 'up' : 'down'
  const sign = isNone ? 0 : value
  if (change.kind === 'difference') return { text: signed(sign, formatCount(size)), tone }
  const digits = oneDigit.format(size * 100)
  return {
    text: signed(sign, change.kind === 'points' ? `${digits}${NBSP}п.п.` : `${digits}${NBSP}%`),
    tone,
  }
}

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

/** «Ср, 11 ноября» */
export const formatLongDay = (date: string): string => {
  const text = day(date, { weekday: 'short', day: 'numeric', month: 'long' })
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** «18 окт – 16 ноя» */
export const formatPeriod = ({ from, to }: { from: string; to: string }): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
