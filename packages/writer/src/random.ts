import { createSeededRandom } from '@kadr/kit/seeded-random'

export type Random = {
  /** 0 ≤ x < 1. */
  next(): number
  whole(range: { min: number; max: number }): number
  shuffle<T>(list: readonly T[]): T[]
  pick<T>(list: readonly [T, ...T[]]): T
}

export const createRandom = (seed: string): Random => {
  const next = createSeededRandom(seed)
  const below = (size: number) => Math.floor(next() * size)
  return {
    next,
    whole: ({ min, max }) => min + below(max - min + 1),
    shuffle: (list) =>
      list
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ item }) => item),
    pick: (list) => list[below(list.length)] ?? list[0],
  }
}
