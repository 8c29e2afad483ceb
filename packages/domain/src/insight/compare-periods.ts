import type { LeftOut } from '@kadr/contract/insight/analytics-figures'
import type { Network } from '@kadr/contract/publishing/networks'

type Daily = readonly (number | null)[]

/** One figure of one account on the days of a period, and on those of the period it is compared with. */
export type AccountDays = {
  accountId: string
  network: Network
  now: Daily
  before: Daily
  /** Index of the first day that is not complete; the length of the period when all are. */
  lateFrom: number
}

export type LeftOutAccount = Omit<LeftOut, 'title'>

export type Comparison = {
  compared: { now: number; before: number } | null
  leftOut: LeftOutAccount[]
}

type Coverage = {
  accountId: string
  network: Network
  /** Indexes of the complete days both periods have. */
  days: number[]
  ofDays: number
  missing: LeftOut['missing'] | null
}

/** Undefined for an account that reported nothing in either period. */
const coverageOf = ({
  accountId,
  network,
  now,
  before,
  lateFrom,
}: AccountDays): Coverage | undefined => {
  const isKnown = (side: Daily, index: number) => (side[index] ?? null) !== null
  const indexes = Array.from({ length: Math.max(now.length, before.length) }, (_, index) => index)
  const hasNow = indexes.some((index) => isKnown(now, index))
  const hasBefore = indexes.some((index) => isKnown(before, index))
  if (!(hasNow || hasBefore)) return undefined
  const complete = indexes.slice(0, Math.max(0, lateFrom))
  const days = complete.filter((index) => isKnown(now, index) && isKnown(before, index))
  const ofDays = complete.filter((index) => isKnown(now, index) || isKnown(before, index)).length
  const missing =
    hasNow && hasBefore ? (days.length < ofDays ? 'days' : null) : hasNow ? 'before' : 'now'
  // Periods of unfinished days only have nothing to compare either.
  return {
    accountId,
    network,
    days,
    ofDays,
    missing: missing ?? (days.length === 0 ? 'days' : null),
  }
}

const isAlike = (one: Coverage, other: Coverage) =>
  one.missing === other.missing &&
  one.days.length === other.days.length &&
  one.ofDays === other.ofDays

const listLeftOut = (coverages: readonly Coverage[]): LeftOutAccount[] =>
  coverages.flatMap((one) =>
    one.missing === null
      ? []
      : [
          {
            accountId: one.accountId,
            network: one.network,
            isWholeNetwork: coverages.every(
              (other) => other.network !== one.network || isAlike(one, other),
            ),
            missing: one.missing,
            days: one.days.length,
            ofDays: one.ofDays,
          },
        ],
  )

const sumOf = (side: Daily, days: readonly number[]): number =>
  days.reduce((sum, index) => sum + (side[index] ?? 0), 0)

/** Like with like: only accounts and complete days that both periods have are added up. */
export const compareDays = (accounts: readonly AccountDays[]): Comparison => {
  const known = accounts.flatMap((account) => {
    const coverage = coverageOf(account)
    return coverage ? [{ account, coverage }] : []
  })
  const paired = known.filter(({ coverage }) => coverage.days.length > 0)
  const total = (name: 'now' | 'before') =>
    paired.reduce((sum, { account, coverage }) => sum + sumOf(account[name], coverage.days), 0)
  return {
    compared: paired.length === 0 ? null : { now: total('now'), before: total('before') },
    leftOut: listLeftOut(known.map(({ coverage }) => coverage)),
  }
}

/** Views of an account and its reactions, all over the same days. */
type RatedAccount = { views: AccountDays; reactions: readonly AccountDays[] }

const addDaily = (reactions: readonly Daily[], length: number): (number | null)[] =>
  Array.from({ length }, (_, index) => {
    let sum: number | null = null
    for (const side of reactions) {
      const value = side[index] ?? null
      if (value !== null) sum = (sum ?? 0) + value
    }
    return sum
  })

/**
 * On a day that can be compared, views and at least one kind of reaction are known in both periods; a kind known in one
 * of them only is not counted.
 */
const ratedDays = ({ views, reactions }: RatedAccount) => {
  const { length } = views.now
  const both = reactions.map((one) => {
    const isPaired = (index: number) =>
      (one.now[index] ?? null) !== null && (one.before[index] ?? null) !== null
    const keep = (side: Daily) => side.map((value, index) => (isPaired(index) ? value : null))
    return { now: keep(one.now), before: keep(one.before) }
  })
  const sums = (name: 'now' | 'before', of: readonly { now: Daily; before: Daily }[]) =>
    addDaily(
      of.map((one) => one[name]),
      length,
    )
  const rated = (name: 'now' | 'before'): AccountDays['now'] => {
    const any = sums(name, reactions)
    return views[name].map((value, index) => ((any[index] ?? null) === null ? null : value))
  }
  return {
    base: { ...views, now: rated('now'), before: rated('before') },
    reactions: { now: sums('now', both), before: sums('before', both) },
  }
}

/** Reactions divided by views, over the same accounts and days on both sides. */
export const compareRates = (accounts: readonly RatedAccount[]): Comparison => {
  const sums = { now: { views: 0, reactions: 0 }, before: { views: 0, reactions: 0 } }
  const coverages = accounts.flatMap((account) => {
    const { base, reactions } = ratedDays(account)
    const coverage = coverageOf(base)
    if (!coverage) return []
    const days = coverage.days.filter((index) => (reactions.now[index] ?? null) !== null)
    for (const name of ['now', 'before'] as const) {
      sums[name].views += sumOf(base[name], days)
      sums[name].reactions += sumOf(reactions[name], days)
    }
    const missing = days.length < coverage.days.length ? 'days' : coverage.missing
    return [{ ...coverage, days, missing }]
  })
  const { now, before } = sums
  return {
    compared:
      now.views > 0 && before.views > 0
        ? { now: now.reactions / now.views, before: before.reactions / before.views }
        : null,
    leftOut: listLeftOut(coverages),
  }
}
