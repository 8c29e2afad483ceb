import { type FootageSpan, MIN_CLIPS } from '@kadr/contract/studio/footage'

/** Of the shorter of two clips. */
const MOST_SHARED = 0.1
const LEAST_SCORE = 0.3

const sharedOf = (one: FootageSpan, other: FootageSpan): number => {
  const shared = Math.min(one.to, other.to) - Math.max(one.from, other.from)
  return Math.max(0, shared) / Math.max(1, Math.min(one.to - one.from, other.to - other.from))
}

/** Neither says much of what the other says. */
export const areApart = (one: FootageSpan, other: FootageSpan): boolean =>
  sharedOf(one, other) <= MOST_SHARED

/** The best first, then the best of what it does not overlap; weak ones only until there are enough. */
export const pickApart = <T extends { span: FootageSpan; score: number }>(
  found: readonly T[],
  wanted: number,
): T[] => {
  const picked: T[] = []
  for (const one of found.toSorted((before, after) => after.score - before.score)) {
    if (picked.length >= wanted) break
    if (one.score < LEAST_SCORE && picked.length >= MIN_CLIPS) break
    if (picked.every((other) => areApart(one.span, other.span))) picked.push(one)
  }
  return picked
}
