import { DAY_MS } from '@kadr/kit/durations'
import { ENOUGH_CASES, median, quantile } from './figures.ts'

/** A published post with its views at a fixed age, so that older ones have no advantage. */
export type TimedCase = {
  /** Pieces are compared within one account. */
  accountId: string
  at: Date
  /** Local to the workspace; Monday is 1. */
  weekday: number
  hour: number
  views: number
}

export type BestTimeCell = {
  weekday: number
  hour: number
  count: number
  /** Relative to the account's median: 1.4 is 40 % above it. Shrunk towards the row and the column by the count. */
  ratio: number
  /** The quarter and the three quarters of its pieces, relative to the same median. */
  low: number
  high: number
  /** False: too few pieces for a verdict. */
  isReliable: boolean
}

export type BestTime = {
  count: number
  /** Cells with at least one piece. */
  cells: BestTimeCell[]
  /** Undefined below `MIN_CASES`, or when no reliable cell is above the median. */
  best: BestTimeCell | undefined
}

/** A week has many hours: fewer pieces leave nearly all of them empty. */
export const MIN_CASES = 20
const NEIGHBOUR_MS = 30 * DAY_MS
/** A cell with this many posts weighs as much as its row and column. */
const PRIOR_WEIGHT = 3

type ScoredCase = TimedCase & { score: number }

/**
 * Logarithms keep one hit from dominating its cell; a median of the weeks around it removes the growth of the account.
 */
const scoreCases = (cases: readonly TimedCase[]): ScoredCase[] => {
  const byAccount = new Map<string, TimedCase[]>()
  for (const one of cases) {
    byAccount.set(one.accountId, [...(byAccount.get(one.accountId) ?? []), one])
  }
  return cases.map((one) => {
    const around = (byAccount.get(one.accountId) ?? []).filter(
      ({ at }) => Math.abs(at.getTime() - one.at.getTime()) <= NEIGHBOUR_MS,
    )
    const usual = median(around.map(({ views }) => Math.log1p(views))) ?? 0
    return { ...one, score: Math.log1p(one.views) - usual }
  })
}

type Sum = { total: number; count: number }

const sumBy = (
  cases: readonly ScoredCase[],
  keyOf: (one: ScoredCase) => number,
): Map<number, Sum> => {
  const sums = new Map<number, Sum>()
  for (const one of cases) {
    const { total, count } = sums.get(keyOf(one)) ?? { total: 0, count: 0 }
    sums.set(keyOf(one), { total: total + one.score, count: count + 1 })
  }
  return sums
}

/** Towards the median of the account, whose score is zero. */
const shrink = ({ total, count }: Sum): number => total / (count + PRIOR_WEIGHT)

const HOURS = 24

export const findBestTime = (cases: readonly TimedCase[]): BestTime => {
  const scored = scoreCases(cases)
  const rows = sumBy(scored, ({ weekday }) => weekday)
  const columns = sumBy(scored, ({ hour }) => hour)
  const none = { total: 0, count: 0 }
  const spreads = Map.groupBy(scored, ({ weekday, hour }) => weekday * HOURS + hour)
  const cells = [...sumBy(scored, ({ weekday, hour }) => weekday * HOURS + hour)]
    .map(([key, { total, count }]) => {
      const weekday = Math.floor(key / HOURS)
      const hour = key % HOURS
      const prior = (shrink(rows.get(weekday) ?? none) + shrink(columns.get(hour) ?? none)) / 2
      const score = (total + PRIOR_WEIGHT * prior) / (count + PRIOR_WEIGHT)
      const scores = spreads.get(key)?.map((one) => one.score) ?? []
      return {
        weekday,
        hour,
        count,
        ratio: Math.exp(score),
        low: Math.exp(quantile(scores, 0.25) ?? 0),
        high: Math.exp(quantile(scores, 0.75) ?? 0),
        isReliable: count >= ENOUGH_CASES,
      }
    })
    .sort((one, other) => one.weekday - other.weekday || one.hour - other.hour)
  const best = cells
    .filter(({ isReliable, ratio }) => isReliable && ratio > 1)
    .sort((one, other) => other.ratio - one.ratio)[0]
  return { count: cases.length, cells, best: cases.length >= MIN_CASES ? best : undefined }
}
