import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { rankLeastRecentlyUsed } from './rotate.ts'

export type ItemUse = { key: string; at: Date }

/** Clocks that go back make a day longer: the same wall time is then an hour closer. */
const MARGIN_MS = 2 * HOUR_MS

const minuteOf = (at: Date) => Math.floor(at.getTime() / MINUTE_MS)

/** Keys in the order a run at this moment would try them; those used within the days before are left out. */
export const rankItems = ({
  keys,
  uses,
  at,
  repeatAfterDays,
}: {
  keys: readonly string[]
  uses: readonly ItemUse[]
  at: Date
  /** 0 allows repeats. */
  repeatAfterDays: number
}): string[] =>
  rankLeastRecentlyUsed({
    keys,
    uses: uses.map((use) => ({ key: use.key, run: minuteOf(use.at) })),
    run: minuteOf(at),
    horizon:
      repeatAfterDays === 0
        ? Number.NEGATIVE_INFINITY
        : (repeatAfterDays * DAY_MS - MARGIN_MS) / MINUTE_MS,
  })
