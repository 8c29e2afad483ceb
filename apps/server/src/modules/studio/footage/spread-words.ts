import type { FootageSpan, FootageWord } from '@kadr/contract/studio/footage'

const MAX_LETTERS = 80
/** A word is said with at least this many letters' time: «я» is not a click. */
const LEAST_LETTERS = 2
/** Of the time of a word, its end is the breath before the next one. */
const SAID_SHARE = 0.92

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map((word) => word.slice(0, MAX_LETTERS).toWellFormed())

const weightOf = (word: string) =>
  Math.max(LEAST_LETTERS, word.replaceAll(/[^\p{L}\p{N}]/gu, '').length)

/** A moment of the speech as one piece → a moment of the source. */
const createMap = (spans: readonly FootageSpan[]) => (at: number) => {
  let left = at
  for (const { from, to } of spans) {
    if (left <= to - from) return Math.round(from + left)
    left -= to - from
  }
  return spans.at(-1)?.to ?? 0
}

/** Words of a text laid over the parts where somebody speaks, by their letters: for texts too long to be aligned. */
export const spreadWords = ({
  text,
  speech,
}: {
  text: string
  speech: readonly FootageSpan[]
}): FootageWord[] => {
  const words = wordsOf(text)
  const all = words.reduce((sum, word) => sum + weightOf(word), 0)
  const length = speech.reduce((sum, { from, to }) => sum + to - from, 0)
  const toSource = createMap(speech)
  let said = 0
  return words.flatMap((word) => {
    const start = (said / all) * length
    said += weightOf(word)
    const end = start + ((said / all) * length - start) * SAID_SHARE
    const [from, to] = [toSource(start), toSource(end)]
    return to > from ? [{ text: word, from, to }] : []
  })
}
