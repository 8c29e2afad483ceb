/** Numbers that look random and are the same each time for the same seed. */
export type Random = {
  /** From 0 up to 1. */
  next(): number
  between(low: number, high: number): number
  pick<T>(items: readonly [T, ...T[]]): T
  /** Around zero, mostly within ±1. */
  normal(): number
}

const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return state >>> 0
}

/** Mulberry32: small, quick and even enough to paint with. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    normal: () => (next() + next() + next() + next() - 2) * 1.7,
  }
}
