import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import { describeAbsence, labelFigure } from '@kadr/domain/insight/describe-comparison'
import { formatCount, formatFigure } from '@kadr/domain/insight/format-figure'
import { MONTH_NAMES } from '@kadr/kit/month-names'

const NBSP = '\u00A0'

const oneDigit = (value: number) => value.toFixed(1).replace('.', ',').replace(',0', '')

/** A figure or why there is none. */
export const formatValue = ({ metric, value, absence }: Figure): string =>
  value === null ? describeAbsence(absence ?? 'unread') : formatFigure({ metric, value })

/** The rate with its denominator. */
export const labelInPdf = (figure: { metric: AnalyticsMetric; isDaySum: boolean }): string =>
  figure.metric === 'engagementRate' ? 'ER по\u00A0просмотрам' : labelFigure(figure)

export const formatShortNumber = (value: number): string => {
  if (value >= 1_000_000) return `${oneDigit(value / 1_000_000)}${NBSP}млн`
  if (value >= 1000) return `${oneDigit(value / 1000)}${NBSP}тыс.`
  return formatCount(value)
}

export const formatShortDay = (date: string): string =>
  `${Number(date.slice(8, 10))}${NBSP}${MONTH_NAMES[Number(date.slice(5, 7)) - 1]?.slice(0, 3) ?? ''}`
