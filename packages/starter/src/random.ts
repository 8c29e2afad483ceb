import { createSeededRandom } from '@kadr/kit/seeded-random'

/** Numbers that look random and are the same each time for the same seed. */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** Around zero, mostly within ±1. */
  normal(): number
}

export const createRandom = (seed: string): Random => {
  const next = createSeededRandom(seed)
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    normal: () => (next() + next() + next() + next() - 2) * 1.7,
  }
}
