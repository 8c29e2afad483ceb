import type { FootageWord } from '@kadr/contract/studio/footage'

const SENTENCE_END = /[.!?…]["»)]?$/u
/** Without punctuation a silence this long ends a sentence. Milliseconds. */
const SENTENCE_PAUSE = 650
/** Where nothing ends a sentence, it is parted at the longest silence before this many words. */
const MOST_WORDS = 40
/** What a word off the middle costs. */
const OFF_MIDDLE_MS = 4

export const endsFootageSentence = (text: string): boolean => SENTENCE_END.test(text)

/** First and last word of a sentence. */
export type FootageSentence = {
  first: number
  last: number
  from: number
  to: number
  text: string
}

const hasPunctuation = (words: readonly FootageWord[]): boolean => {
  const ends = words.filter(({ text }) => endsFootageSentence(text)).length
  return ends > 0 && words.length / ends < MOST_WORDS
}

/** The index of the word before the longest silence, near the middle where silences are alike. */
const findLongestGap = (words: readonly FootageWord[], first: number, last: number): number => {
  const middle = (first + last) / 2
  let [at, best] = [Math.floor(middle), Number.NEGATIVE_INFINITY]
  for (let index = first + 3; index < last - 3; index += 1) {
    const gap = (words[index + 1]?.from ?? 0) - (words[index]?.to ?? 0)
    const worth = gap - Math.abs(index - middle) * OFF_MIDDLE_MS
    if (worth > best) [at, best] = [index, worth]
  }
  return at
}

const splitLong = (
  words: readonly FootageWord[],
  first: number,
  last: number,
): [number, number][] => {
  if (last - first < MOST_WORDS) return [[first, last]]
  const at = findLongestGap(words, first, last)
  return [...splitLong(words, first, at), ...splitLong(words, at + 1, last)]
}

/** By punctuation where the transcript has it, else by silences. */
export const listFootageSentences = (words: readonly FootageWord[]): FootageSentence[] => {
  const isWritten = hasPunctuation(words)
  const borders: [number, number][] = []
  let first = 0
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const isPause = next !== undefined && next.from - word.to >= SENTENCE_PAUSE
    const isEnd = isWritten ? endsFootageSentence(word.text) : isPause
    if (next !== undefined && !isEnd) continue
    borders.push(...splitLong(words, first, index))
    first = index + 1
  }
  return borders.map(([start, end]) => ({
    first: start,
    last: end,
    from: words[start]?.from ?? 0,
    to: words[end]?.to ?? 0,
    text: words
      .slice(start, end + 1)
      .map(({ text }) => text)
      .join(' '),
  }))
}
