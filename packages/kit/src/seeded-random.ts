/** FNV-1a: a 32-bit hash of a text. */
const hash = (text: string): number => {
  let state = 0x811c9dc5
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return state >>> 0
}

/** Mulberry32: numbers from 0 to below 1, the same sequence for the same seed. Not for secrets. */
export const createSeededRandom = (seed: string | number): (() => number) => {
  let state = typeof seed === 'number' ? seed >>> 0 : hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
