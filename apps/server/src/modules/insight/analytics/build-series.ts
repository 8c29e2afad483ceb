import type { AnalyticsMetric, MetricSeries } from '@kadr/contract/insight/analytics-figures'
import { ANALYTICS_METRICS } from '@kadr/contract/insight/analytics-figures'
import { countDays } from '@kadr/domain/insight/period'
import { dateOf, dayNumber } from '@kadr/domain/publishing/schedule/local-date'
import type { AccountPart } from './account-parts.ts'
import { addUp, REACTIONS } from './build-figures.ts'
import type { Flow } from './day-figures.repository.ts'
import type { Periods } from './resolve-period.ts'

type Side = 'now' | 'before'

const flowsOf = (metric: Exclude<AnalyticsMetric, 'followers'>): readonly Flow[] =>
  metric === 'engagementRate' ? ['views', ...REACTIONS] : [metric]

const sumByDay = (parts: readonly AccountPart[], flow: Flow, side: Side, day: number) =>
  addUp(parts.map(({ flows }) => flows.get(flow)?.[side][day] ?? null))

/** Only accounts that report both that day are in the rate. */
const rateByDay = (parts: readonly AccountPart[], side: Side, day: number): number | null => {
  const known = parts.flatMap(({ flows }) => {
    const views = flows.get('views')?.[side][day] ?? null
    const reactions = addUp(REACTIONS.map((flow) => flows.get(flow)?.[side][day] ?? null))
    return views === null || reactions === null ? [] : [{ views, reactions }]
  })
  const views = known.reduce((sum, one) => sum + one.views, 0)
  return views <= 0 ? null : known.reduce((sum, one) => sum + one.reactions, 0) / views
}

/** A day without reports is a gap; an account that skips a day keeps its last level. */
const levelByDay = (parts: readonly AccountPart[], day: number): number | null =>
  parts.some(({ levels }) => levels.some((level) => level.day === day))
    ? addUp(parts.map(({ levels }) => levels.findLast((level) => level.day <= day)?.value ?? null))
    : null

/** Of the account that is complete the shortest. */
const lateFromOf = (
  parts: readonly AccountPart[],
  metric: AnalyticsMetric,
  { now, today }: Periods,
): string | null => {
  const first = dayNumber(now.from)
  const late =
    metric === 'followers'
      ? []
      : flowsOf(metric).flatMap((flow) => parts.flatMap((part) => part.flows.get(flow) ?? []))
  const index = Math.min(dayNumber(today) - first, ...late.map(({ lateFrom }) => lateFrom))
  return index < countDays(now) ? dateOf(first + index) : null
}

export const buildSeries = (parts: readonly AccountPart[], periods: Periods): MetricSeries[] => {
  const days = Array.from({ length: countDays(periods.now) }, (_, index) => index)
  const shift = dayNumber(periods.now.from) - dayNumber(periods.before.from)
  const valuesOf = (metric: AnalyticsMetric, side: Side) =>
    days.map((day) => {
      if (metric === 'followers') return levelByDay(parts, side === 'now' ? day : day - shift)
      return metric === 'engagementRate'
        ? rateByDay(parts, side, day)
        : sumByDay(parts, metric, side, day)
    })
  return ANALYTICS_METRICS.map((metric) => ({
    metric,
    now: valuesOf(metric, 'now'),
    before: valuesOf(metric, 'before'),
    lateFrom: lateFromOf(parts, metric, periods),
    isSpread:
      metric !== 'followers' &&
      parts.some(({ flows }) => flowsOf(metric).some((flow) => flows.get(flow)?.isSpread)),
  }))
}
