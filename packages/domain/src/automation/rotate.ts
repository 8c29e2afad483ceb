/** Past uses: `run` counts runs of the rule from its first one. */
export type Use = { key: string; run: number }

export type Rotation = {
  /** In the order of their source. */
  keys: readonly string[]
  uses: readonly Use[]
  /** The run to choose for. */
  run: number
  /** A key is not used again within this many runs; 0 allows repeats. */
  horizon: number
}

const lastRunByKey = (uses: readonly Use[]) => {
  const last = new Map<string, number>()
  for (const { key, run } of uses) last.set(key, Math.max(run, last.get(key) ?? run))
  return last
}

/**
 * Keys that may be used, least recently used first; keys of one age, mostly those never used, keep the order of their
 * source. Nothing else decides, so the preview of a rule that is not saved yet shows what will run.
 */
export const rankLeastRecentlyUsed = ({ keys, uses, run, horizon }: Rotation): string[] => {
  const last = lastRunByKey(uses)
  return [...new Set(keys)]
    .map((key) => ({ key, last: last.get(key) ?? Number.NEGATIVE_INFINITY }))
    .filter((option) => run - option.last > horizon)
    .toSorted((one, other) => (one.last === other.last ? 0 : one.last < other.last ? -1 : 1))
    .map(({ key }) => key)
}
