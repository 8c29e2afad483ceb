import { createSeededRandom } from '@kadr/kit/seeded-random'

/** Seeded pseudo-random numbers. */
export type Random = {
  /** 0 ≤ x < 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** Normal distribution. */
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
