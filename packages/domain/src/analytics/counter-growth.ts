import type { Figures } from './figures.ts'

/** A counter that fell below this share of its peak was started anew (a piece was replaced, an account was cleared). */
const RESET_SHARE = 0.5

export type Growth = {
  /** One for each day; null where the level of the day or of the day before is unknown. */
  days: Figures
  /** Over the whole range, with what came during gaps. Null with fewer than two known levels. */
  total: number | null
}

/**
 * Daily growth of a lifetime counter. `before` is its last level before the first day. A small fall is a correction by
 * the network: the day has no growth, and the next growth is counted from the peak, so that the same views are not
 * counted twice. After a reset the count goes on from the new level.
 */
export const growthOfCounter = ({
  before,
  levels,
}: {
  before: number | null
  levels: Figures
}): Growth => {
  let peak = before
  let isYesterdayKnown = before !== null
  let total: number | null = null
  const days = levels.map((level) => {
    if (level === null) {
      isYesterdayKnown = false
      return null
    }
    const base = peak
    const wasKnown = isYesterdayKnown
    isYesterdayKnown = true
    if (base === null || level < base * RESET_SHARE) {
      peak = level
      return null
    }
    peak = Math.max(base, level)
    const growth = peak - base
    total = (total ?? 0) + growth
    return wasKnown ? growth : null
  })
  return { days, total }
}

/** Daily change of a level that rises and falls, such as followers. */
export const changeOfLevel = ({
  before,
  levels,
}: {
  before: number | null
  levels: Figures
}): Growth => {
  const known = [before, ...levels].flatMap((level) => (level === null ? [] : [level]))
  const first = known[0]
  const last = known.at(-1)
  return {
    days: levels.map((level, index) => {
      const yesterday = index === 0 ? before : levels[index - 1]
      return level === null || yesterday === null || yesterday === undefined
        ? null
        : level - yesterday
    }),
    total: known.length < 2 || first === undefined || last === undefined ? null : last - first,
  }
}
