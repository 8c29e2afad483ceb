import { stemsOf } from '@kadr/kit/russian-stem'

const GRAM = 3
/** Above this, readers of one feed take two texts for the same. */
export const TOO_SIMILAR = 0.6

const gramsOf = (text: string): Set<string> => {
  const letters = stemsOf(text).join(' ')
  if (letters.length <= GRAM) return new Set(letters ? [letters] : [])
  const grams = new Set<string>()
  for (let at = 0; at + GRAM <= letters.length; at++) grams.add(letters.slice(at, at + GRAM))
  return grams
}

const jaccard = (one: Set<string>, other: Set<string>): number => {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const gram of one) if (other.has(gram)) shared++
  return shared / (one.size + other.size - shared)
}

/**
 * The most similar of earlier texts, when it is too similar to go out again. Compared is the Jaccard similarity of the
 * letter trigrams of the word stems: 0 nothing in common, 1 the same.
 */
export const findTooSimilar = <T extends { text: string }>({
  text,
  earlier,
  limit = TOO_SIMILAR,
}: {
  text: string
  earlier: readonly T[]
  limit?: number
}): { match: T; similarity: number } | null => {
  const grams = gramsOf(text)
  let found: { match: T; similarity: number } | null = null
  for (const match of earlier) {
    const similarity = jaccard(grams, gramsOf(match.text))
    if (similarity >= limit && similarity > (found?.similarity ?? 0)) found = { match, similarity }
  }
  return found
}
