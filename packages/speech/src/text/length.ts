import { readScript, type WrittenWord } from './read-script.ts'

const VOWEL = /[аеёиоуыэюя]/iu

/** How many vowels a word has: about how long it takes to say. */
export const countSyllables = (spoken: string): number =>
  Math.max(1, [...spoken].filter((sign) => VOWEL.test(sign)).length)

/** Measured on the voices we have, at their usual pace. */
const SYLLABLE_SECONDS = 0.155
const WORD_SECONDS = 0.04
const PAUSES: Record<WrittenWord['pause'], number> = {
  '': 0,
  ',': 0.2,
  '.': 0.42,
  '!': 0.42,
  '?': 0.42,
}

/** How long each written word takes, and how long the silence after it. */
export const estimateWord = ({ spoken, pause }: WrittenWord) => ({
  seconds: spoken.reduce(
    (sum, word) => sum + WORD_SECONDS + countSyllables(word) * SYLLABLE_SECONDS,
    0,
  ),
  pause: PAUSES[pause],
})

/** How long a script takes to say at an even pace. */
export const estimateSeconds = (script: string): number =>
  readScript(script).reduce((sum, word) => {
    const { seconds, pause } = estimateWord(word)
    return sum + seconds + pause
  }, 0)
