import type { AnalyticsMetric, Figure, MetricSeries } from '@kadr/contract/analytics-figures'
import { ANALYTICS_METRICS } from '@kadr/contract/analytics-figures'
import type { Network } from '@kadr/contract/networks'
import { changeOf } from '@kadr/domain/analytics/figures'
import { listDays } from '@kadr/domain/analytics/period'
import { FLOWS, type Flow, type FlowSums, type NetworkDayRow } from './day-figures.repository.ts'
import type { FollowersRow } from './followers.repository.ts'
import type { Periods } from './resolve-period.ts'

type Followers = { value: number; gained: number | null }
/** Figures of one network or account over the whole period. */
export type Part = {
  network: Network
  flows: readonly FlowSums[]
  followers: Followers | undefined
}

const REACTIONS = ['likes', 'comments', 'shares', 'saves'] as const

/** A day or two that are missing in a month do not make a comparison doubtful: they are left out of both sides. */
const WHOLE_SHARE = 0.8

const addUp = (values: readonly (number | null)[]): number | null => {
  const known = values.flatMap((value) => value ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

const mergeSums = (flow: Flow, rows: readonly FlowSums[]): FlowSums => {
  const of = (name: 'now' | 'before' | 'pairedNow' | 'pairedBefore') =>
    addUp(rows.map((row) => row[name]))
  const count = (name: 'pairs' | 'knownNow' | 'knownBefore') =>
    rows.reduce((sum, row) => sum + row[name], 0)
  return {
    flow,
    now: of('now'),
    before: of('before'),
    pairedNow: of('pairedNow'),
    pairedBefore: of('pairedBefore'),
    pairs: count('pairs'),
    knownNow: count('knownNow'),
    knownBefore: count('knownBefore'),
  }
}

const sumsOf = (part: Part, flow: Flow): FlowSums | undefined =>
  part.flows.find((sums) => sums.flow === flow)

const networksWith = (parts: readonly Part[], isIn: (part: Part) => boolean): Network[] => [
  ...new Set(parts.filter(isIn).map(({ network }) => network)),
]

const flowFigure = (parts: readonly Part[], flow: Flow): Figure => {
  const sums = mergeSums(
    flow,
    parts.flatMap((part) => sumsOf(part, flow) ?? []),
  )
  const { pairedNow, pairedBefore, pairs } = sums
  return {
    metric: flow,
    value: sums.now,
    change: changeOf(
      pairedNow === null || pairedBefore === null ? null : { now: pairedNow, before: pairedBefore },
    ),
    isPartial: pairs > 0 && pairs < Math.max(sums.knownNow, sums.knownBefore) * WHOLE_SHARE,
    networks: networksWith(parts, (part) => (sumsOf(part, flow)?.now ?? null) !== null),
  }
}

const followersFigure = (parts: readonly Part[]): Figure => {
  const known = parts.flatMap(({ followers }) => followers ?? [])
  const gained = addUp(known.map((one) => one.gained))
  return {
    metric: 'followers',
    value: addUp(known.map(({ value }) => value)),
    change: gained === null ? { kind: 'unknown' } : { kind: 'difference', value: gained },
    isPartial: false,
    networks: networksWith(parts, ({ followers }) => followers !== undefined),
  }
}

type SumName = 'now' | 'pairedNow' | 'pairedBefore'

/** Undefined where views or all reactions are unknown: then the part is not in the rate. */
const rateParts = (part: Part, name: SumName) => {
  const views = sumsOf(part, 'views')?.[name] ?? null
  const reactions = addUp(REACTIONS.map((flow) => sumsOf(part, flow)?.[name] ?? null))
  return views === null || reactions === null || views <= 0 ? undefined : { views, reactions }
}

const rateOf = (parts: readonly Part[], name: SumName): number | null => {
  const known = parts.flatMap((part) => rateParts(part, name) ?? [])
  const views = known.reduce((sum, one) => sum + one.views, 0)
  const reactions = known.reduce((sum, one) => sum + one.reactions, 0)
  return views === 0 ? null : reactions / views
}

/** Reactions by views, never by another denominator. */
const rateFigure = (parts: readonly Part[]): Figure => {
  const now = rateOf(parts, 'pairedNow')
  const before = rateOf(parts, 'pairedBefore')
  return {
    metric: 'engagementRate',
    value: rateOf(parts, 'now'),
    change:
      now === null || before === null
        ? { kind: 'unknown' }
        : { kind: 'points', share: now - before },
    isPartial: false,
    networks: networksWith(parts, (part) => rateParts(part, 'now') !== undefined),
  }
}

const isFlow = (metric: AnalyticsMetric): metric is Flow => FLOWS.some((flow) => flow === metric)

export const buildFigures = (parts: readonly Part[]): Figure[] =>
  ANALYTICS_METRICS.map((metric) => {
    if (metric === 'followers') return followersFigure(parts)
    return isFlow(metric) ? flowFigure(parts, metric) : rateFigure(parts)
  })

/** Days are rows of any networks; each network's rows become one part. */
export const partsOfNetworks = (
  rows: readonly NetworkDayRow[],
  steps: readonly FollowersRow[],
  periods: Periods,
): Part[] => {
  const networks = [...new Set([...rows, ...steps].map(({ network }) => network))]
  return networks.map((network) => ({
    network,
    flows: FLOWS.flatMap((flow) => {
      const own = rows.filter((row) => row.network === network && row.flow === flow)
      return own.length === 0 ? [] : [mergeSums(flow, own)]
    }),
    followers: followersOf(
      steps.filter((row) => row.network === network),
      periods,
    ),
  }))
}

const followersOf = (steps: readonly FollowersRow[], { now }: Periods): Followers | undefined =>
  steps.length === 0
    ? undefined
    : {
        value: steps.reduce((sum, { step }) => sum + step, 0),
        gained: addUp(steps.filter(({ day }) => day >= now.from).map(({ gained }) => gained)),
      }

/** A day nobody reported is a gap; a level is kept over accounts that are silent for a day. */
const followersByDay = (steps: readonly FollowersRow[], days: readonly string[]) =>
  days.map((day) =>
    steps.some((row) => row.day === day)
      ? steps.filter((row) => row.day <= day).reduce((sum, { step }) => sum + step, 0)
      : null,
  )

const rateByDay = (rows: readonly NetworkDayRow[], name: 'now' | 'before'): number | null => {
  const views = addUp(rows.filter(({ flow }) => flow === 'views').map((row) => row[name]))
  const reactions = addUp(
    rows.filter(({ flow }) => REACTIONS.some((one) => one === flow)).map((row) => row[name]),
  )
  return views === null || reactions === null || views <= 0 ? null : reactions / views
}

export const buildSeries = (
  rows: readonly NetworkDayRow[],
  steps: readonly FollowersRow[],
  periods: Periods,
): MetricSeries[] => {
  const days = listDays(periods.now)
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const valuesOf = (metric: Flow | 'engagementRate', name: 'now' | 'before') =>
    days.map((day) => {
      const own = byDay.get(day) ?? []
      if (metric === 'engagementRate') return rateByDay(own, name)
      return addUp(own.filter(({ flow }) => flow === metric).map((row) => row[name]))
    })
  return ANALYTICS_METRICS.map((metric) =>
    metric === 'followers'
      ? {
          metric,
          now: followersByDay(steps, days),
          before: followersByDay(steps, listDays(periods.before)),
        }
      : { metric, now: valuesOf(metric, 'now'), before: valuesOf(metric, 'before') },
  )
}
