import type { FootageWord } from '@kadr/contract/studio/footage'

type Timed = { text: string; start: number; end: number }
type Heard = { text: string; words: readonly Timed[]; segments: readonly Timed[] }

const MAX_LETTERS = 80
const LEAST_MS = 40

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Words of a segment by their letters, for engines that tell no times of words. */
const spreadSegment = ({ text, start, end }: Timed): Timed[] => {
  const words = text.trim().split(/\s+/u).filter(hasLetters)
  const all = words.reduce((sum, word) => sum + word.length, 0)
  let said = 0
  return words.map((word) => {
    const from = start + (said / all) * (end - start)
    said += word.length
    return { text: word, start: from, end: start + (said / all) * (end - start) }
  })
}

const listTimed = ({ words, segments, text }: Heard, seconds: number): readonly Timed[] => {
  if (words.length > 0) return words
  if (segments.length > 0) return segments.flatMap(spreadSegment)
  return spreadSegment({ text, start: 0, end: seconds })
}

/**
 * Words of one piece with their times in the source. Servers send times that are not numbers, overlap or lie beyond the
 * end: such a word takes the place that is left for it, or none.
 */
export const readHeard = (
  heard: Heard,
  { from, until }: { from: number; until: number },
): FootageWord[] => {
  const words: FootageWord[] = []
  let last = from
  for (const { text: given, start, end } of listTimed(heard, (until - from) / 1000)) {
    const text = given.trim().slice(0, MAX_LETTERS).toWellFormed()
    if (!hasLetters(text)) continue
    const begun = Number.isFinite(start) ? from + Math.round(start * 1000) : last
    const ended = Number.isFinite(end) ? from + Math.round(end * 1000) : begun + LEAST_MS
    const at = Math.max(last, Math.min(begun, until))
    const to = Math.min(until, Math.max(ended, at + LEAST_MS))
    if (to <= at) continue
    words.push({ text, from: at, to })
    last = to
  }
  return words
}
