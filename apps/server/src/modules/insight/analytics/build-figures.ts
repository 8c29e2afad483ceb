import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import { ANALYTICS_METRICS } from '@kadr/contract/insight/analytics-figures'
import {
  type Comparison,
  compareDays,
  compareRates,
  type LeftOutAccount,
} from '@kadr/domain/insight/compare-periods'
import { changeOf } from '@kadr/domain/insight/figures'
import { countDays } from '@kadr/domain/insight/period'
import { dayNumber } from '@kadr/domain/publishing/schedule/local-date'
import type { AccountPart, FlowDays, Level } from './account-parts.ts'
import { FLOWS, type Flow } from './day-figures.repository.ts'
import type { Periods } from './resolve-period.ts'

export const REACTIONS = ['likes', 'comments', 'shares', 'saves'] as const

/** Null when none is known. */
export const addUp = (values: readonly (number | null)[]): number | null => {
  let sum: number | null = null
  for (const value of values) if (value !== null) sum = (sum ?? 0) + value
  return sum
}

const daysOf = (parts: readonly AccountPart[], flow: Flow): FlowDays[] =>
  parts.flatMap(({ flows }) => flows.get(flow) ?? [])

type Known = Pick<Figure, 'metric' | 'value' | 'change'> & {
  comparison: Comparison
  /** Accounts that are in the value. */
  of: readonly AccountPart[]
  /** The flow the growth of which is counted; undefined for followers. */
  flow: Flow | undefined
  isDaySum?: boolean
}

/** Undefined unless all accounts joined within the period and none has days counted by its network. */
const sinceOf = (
  parts: readonly AccountPart[],
  { metric, flow }: Pick<Known, 'metric' | 'flow'>,
): string | null => {
  if (flow === undefined) return null
  const told = parts.filter(({ unreported }) => !unreported.includes(metric))
  const days = told.flatMap(({ since, flows }) =>
    since === null || flows.get(flow)?.isByNetwork ? [] : [since],
  )
  return days.length > 0 && days.length === told.length ? (days.sort()[0] ?? null) : null
}

const toFigure = (parts: readonly AccountPart[], known: Known): Figure => {
  const { metric, value, change, comparison, of } = known
  const isUnreported = parts.every(({ unreported }) => unreported.includes(metric))
  const titles = new Map(parts.map(({ accountId, title }) => [accountId, title]))
  const withTitle = (one: LeftOutAccount) => ({ ...one, title: titles.get(one.accountId) ?? '' })
  return {
    metric,
    value,
    absence: value === null ? (parts.length > 0 && isUnreported ? 'unreported' : 'unread') : null,
    change,
    compared: comparison.compared,
    leftOut: comparison.leftOut.map(withTitle),
    since: sinceOf(parts, known),
    isDaySum: known.isDaySum ?? false,
    networks: [...new Set(of.map(({ network }) => network))],
  }
}

const flowFigure = (parts: readonly AccountPart[], flow: Flow): Figure => {
  const days = daysOf(parts, flow)
  const comparison = compareDays(days)
  const isIn = ({ flows }: AccountPart) => flows.get(flow)?.now.some((value) => value !== null)
  const reported = days.flatMap(({ now }) => now.filter((value) => value !== null))
  return toFigure(parts, {
    metric: flow,
    value: addUp(reported),
    change: changeOf(comparison.compared),
    comparison,
    of: parts.filter(isIn),
    flow,
    isDaySum: flow === 'reach' && reported.length > 1,
  })
}

/** The levels at both ends of the period: an account that joined within it begins with its first one. */
const compareLevels = (
  { accountId, network, levels }: AccountPart,
  length: number,
): { ends: { now: number; before: number } | null; leftOut: LeftOutAccount | null } => {
  const inside = levels.filter(({ day }) => day >= 0)
  const base: Level | undefined = levels.findLast(({ day }) => day < 0) ?? inside[0]
  const last = inside.at(-1)
  const of = { accountId, network, isWholeNetwork: false, ofDays: length }
  if (!(last && base)) return { ends: null, leftOut: { ...of, missing: 'now', days: 0 } }
  if (last === base) return { ends: null, leftOut: { ...of, missing: 'before', days: 0 } }
  const ends = { now: last.value, before: base.value }
  return base.day < 0
    ? { ends, leftOut: null }
    : { ends, leftOut: { ...of, missing: 'days', days: length - base.day } }
}

const followersFigure = (parts: readonly AccountPart[], { now, today }: Periods): Figure => {
  const known = parts.filter(({ levels }) => levels.length > 0)
  const length = Math.min(countDays(now), dayNumber(today) - dayNumber(now.from) + 1)
  const compared = known.map((part) => compareLevels(part, length))
  const ends = compared.flatMap((one) => one.ends ?? [])
  const sum = (name: 'now' | 'before') => ends.reduce((total, one) => total + one[name], 0)
  const both = ends.length === 0 ? null : { now: sum('now'), before: sum('before') }
  const leftOut = compared.flatMap((one) => one.leftOut ?? [])
  const isOnly = ({ network }: LeftOutAccount) =>
    known.filter((part) => part.network === network).length === 1
  return toFigure(parts, {
    metric: 'followers',
    value: addUp(known.map(({ levels }) => levels.at(-1)?.value ?? null)),
    change: both ? { kind: 'difference', value: both.now - both.before } : { kind: 'unknown' },
    comparison: {
      compared: both,
      leftOut: leftOut.map((one) => ({ ...one, isWholeNetwork: isOnly(one) })),
    },
    of: known,
    flow: undefined,
  })
}

/** Undefined when views or all reactions are unknown: the account is then excluded from the rate. */
const rateParts = ({ flows }: AccountPart) => {
  const views = addUp(flows.get('views')?.now ?? [])
  const reactions = addUp(REACTIONS.flatMap((flow) => flows.get(flow)?.now ?? []))
  return views === null || reactions === null || views <= 0 ? undefined : { views, reactions }
}

/** The denominator is always views. */
const rateFigure = (parts: readonly AccountPart[]): Figure => {
  const known = parts.flatMap((part) => rateParts(part) ?? [])
  const views = known.reduce((sum, one) => sum + one.views, 0)
  const reactions = known.reduce((sum, one) => sum + one.reactions, 0)
  const comparison = compareRates(
    parts.flatMap(({ flows }) => {
      const base = flows.get('views')
      const reacted = REACTIONS.flatMap((flow) => flows.get(flow) ?? [])
      return base && reacted.length > 0 ? [{ views: base, reactions: reacted }] : []
    }),
  )
  const { compared } = comparison
  return toFigure(parts, {
    metric: 'engagementRate',
    value: views === 0 ? null : reactions / views,
    change: compared
      ? { kind: 'points', share: compared.now - compared.before }
      : { kind: 'unknown' },
    comparison,
    of: parts.filter((part) => rateParts(part) !== undefined),
    flow: 'views',
  })
}

const isFlow = (metric: AnalyticsMetric): metric is Flow => FLOWS.some((flow) => flow === metric)

export const buildFigures = (parts: readonly AccountPart[], periods: Periods): Figure[] =>
  ANALYTICS_METRICS.map((metric) => {
    if (metric === 'followers') return followersFigure(parts, periods)
    return isFlow(metric) ? flowFigure(parts, metric) : rateFigure(parts)
  })
