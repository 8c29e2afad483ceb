import type { AnalyticsMetric, FigureChange } from '@kadr/contract/analytics-figures'

const NBSP = '\u00A0'
const MINUS = '\u2212'

const group = (value: number) =>
  String(Math.round(Math.abs(value))).replaceAll(/\B(?=(?:\d{3})+$)/g, NBSP)
const oneDigit = (value: number) => Math.abs(value).toFixed(1).replace('.', ',')

export const formatNumber = (value: number): string => `${value < 0 ? MINUS : ''}${group(value)}`

export const formatMetric = (metric: AnalyticsMetric, value: number | null): string => {
  if (value === null) return 'нет данных'
  return metric === 'engagementRate' ? `${oneDigit(value * 100)}${NBSP}%` : formatNumber(value)
}

export const formatShortNumber = (value: number): string => {
  if (value >= 1_000_000) return `${oneDigit(value / 1_000_000).replace(',0', '')}${NBSP}млн`
  if (value >= 1000) return `${oneDigit(value / 1000).replace(',0', '')}${NBSP}тыс.`
  return formatNumber(value)
}

export const formatSignedChange = (
  change: FigureChange,
): { text: string; isGood: boolean } | undefined => {
  if (change.kind === 'unknown') return undefined
  const value = change.kind === 'difference' ? change.value : change.share
  const sign = value > 0 ? '+' : value < 0 ? MINUS : ''
  const size =
    change.kind === 'difference'
      ? group(value)
      : `${oneDigit(value * 100)}${NBSP}${change.kind === 'points' ? 'п.п.' : '%'}`
  return { text: `${sign}${size}`, isGood: value >= 0 }
}

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']

export const formatShortDay = (date: string): string =>
  `${Number(date.slice(8, 10))}${NBSP}${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`
