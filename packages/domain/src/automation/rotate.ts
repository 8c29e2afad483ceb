import { createSeededRandom } from '@kadr/kit/seeded-random'

/** What was used when: `run` counts runs of the rule from its first one. */
export type Use = { key: string; run: number }

export type Rotation = {
  keys: readonly string[]
  uses: readonly Use[]
  /** The run to choose for. */
  run: number
  /** A key is not used again within so many runs; 0 allows repeats. */
  horizon: number
  seed: string
}

const lastRunByKey = (uses: readonly Use[]) => {
  const last = new Map<string, number>()
  for (const { key, run } of uses) last.set(key, Math.max(run, last.get(key) ?? run))
  return last
}

/**
 * Keys that may be used, least recently used first. Keys of one age, mostly those never used, are
 * shuffled by the seed: the same inputs give the same order, so a preview shows what will run.
 */
export const rankLeastRecentlyUsed = ({ keys, uses, run, horizon, seed }: Rotation): string[] => {
  const last = lastRunByKey(uses)
  const random = createSeededRandom(`${seed}:${run}`)
  return [...new Set(keys)]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((key) => ({ key, last: last.get(key) ?? Number.NEGATIVE_INFINITY, chance: random() }))
    .filter((option) => run - option.last > horizon)
    .toSorted((one, other) =>
      one.last === other.last ? one.chance - other.chance : one.last < other.last ? -1 : 1,
    )
    .map(({ key }) => key)
}
