import { readScript, type WrittenWord } from './read-script.ts'

const VOWEL = /[аеёиоуыэюя]/iu

/** Vowel count: approximates the duration. */
export const countSyllables = (spoken: string): number =>
  Math.max(1, [...spoken].filter((sign) => VOWEL.test(sign)).length)

/** Measured on our voices at normal speed. */
const SYLLABLE_SECONDS = 0.155
const WORD_SECONDS = 0.04
const PAUSES: Record<WrittenWord['pause'], number> = {
  '': 0,
  ',': 0.2,
  '.': 0.42,
  '!': 0.42,
  '?': 0.42,
}

/** Duration of each written word and of the pause after it. */
export const estimateWord = ({ spoken, pause }: WrittenWord) => ({
  seconds: spoken.reduce(
    (sum, word) => sum + WORD_SECONDS + countSyllables(word) * SYLLABLE_SECONDS,
    0,
  ),
  pause: PAUSES[pause],
})

export const estimateSeconds = (script: string): number =>
  readScript(script).reduce((sum, word) => {
    const { seconds, pause } = estimateWord(word)
    return sum + seconds + pause
  }, 0)
