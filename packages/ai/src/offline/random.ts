/** FNV-1a hash. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const letter of text) {
    value ^= letter.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

export type Random = {
  /** 0 ≤ x < 1. */
  next(): number
  whole(range: { min: number; max: number }): number
  shuffle<T>(list: readonly T[]): T[]
  pick<T>(list: readonly [T, ...T[]]): T
}

/** Seeded generator (mulberry32): the same seed gives the same sequence. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32
  }
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
