import type { AnalyticsMetric, FigureChange } from '@kadr/contract/insight/analytics-figures'
import { formatNumber } from '../base/plural.ts'

const NBSP = '\u00A0'
const MINUS = '\u2212'

const sign = (value: number) => (value < 0 ? MINUS : '')

/** One digit after the comma, without a sign. */
const digitsOf = (value: number): string => {
  const text = formatNumber(Number(Math.abs(value).toFixed(1)))
  return text.includes(',') ? text : `${text},0`
}

/** «327 900» */
export const formatCount = (value: number): string => {
  const rounded = Math.round(value)
  return `${sign(rounded)}${formatNumber(Math.abs(rounded))}`
}

/** «6,8 %» */
export const formatRate = (share: number): string => {
  const percent = Number((share * 100).toFixed(1))
  return `${sign(percent)}${digitsOf(percent)}${NBSP}%`
}

export const formatFigure = ({ metric, value }: { metric: AnalyticsMetric; value: number }) =>
  metric === 'engagementRate' ? formatRate(value) : formatCount(value)

type Step = { size: string; tone: 'up' | 'down' | 'same' }

/** Its size as it is written; what would be written as zero is no change. */
const stepOf = (change: Exclude<FigureChange, { kind: 'unknown' }>): Step => {
  const isCount = change.kind === 'difference'
  const value = isCount ? Math.round(change.value) : Number((change.share * 100).toFixed(1))
  const unit = change.kind === 'points' ? 'п.п.' : '%'
  return {
    size: isCount ? formatCount(Math.abs(value)) : `${digitsOf(value)}${NBSP}${unit}`,
    tone: value === 0 ? 'same' : value > 0 ? 'up' : 'down',
  }
}

const SIGNS = { up: '+', down: MINUS, same: '' } as const

/** «+11,2 %»: for tiles and tables. Undefined: nothing to compare. */
export const formatChange = (
  change: FigureChange,
): { text: string; tone: Step['tone'] } | undefined => {
  if (change.kind === 'unknown') return undefined
  const { size, tone } = stepOf(change)
  return { text: `${SIGNS[tone]}${size}`, tone }
}

const WORDS = { up: 'больше', down: 'меньше' } as const

/** «на 11,2 % больше», «столько же»: for sentences. */
export const sayChange = (change: FigureChange): string | undefined => {
  if (change.kind === 'unknown') return undefined
  const { size, tone } = stepOf(change)
  return tone === 'same' ? 'столько же' : `на ${size} ${WORDS[tone]}`
}
