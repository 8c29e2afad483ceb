import type { FootageWord } from '@kadr/contract/studio/footage'

export type Paragraph = { from: number; first: number; words: readonly FootageWord[] }

/** After a sentence a breath this long begins a new thought. */
const BREATH_MS = 900
/** Without an end of a sentence only a long silence does. */
const SILENCE_MS = 2500
const MOST_WORDS = 60
const LEAST_WORDS = 8

const endsSentence = ({ text }: FootageWord) => /[.!?…]["»)]?$/u.test(text)

const isBorder = (word: FootageWord, next: FootageWord, count: number): boolean => {
  const pause = next.from - word.to
  if (pause >= SILENCE_MS) return true
  if (!endsSentence(word)) return count >= MOST_WORDS * 2
  return count >= MOST_WORDS || (count >= LEAST_WORDS && pause >= BREATH_MS)
}

/** The words of a talk as paragraphs, parted where the speaker takes a breath. */
export const listParagraphs = (words: readonly FootageWord[]): Paragraph[] => {
  const paragraphs: Paragraph[] = []
  let first = 0
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next && !isBorder(word, next, index - first + 1)) continue
    const part = words.slice(first, index + 1)
    paragraphs.push({ from: part[0]?.from ?? 0, first, words: part })
    first = index + 1
  }
  return paragraphs
}

/** The word that is said at a moment of the source, or the last one before it. */
export const findWordAt = (words: readonly FootageWord[], ms: number): number => {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((words[middle]?.from ?? 0) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}
