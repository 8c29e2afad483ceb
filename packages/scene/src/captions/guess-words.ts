import type { TimedWord } from '@kadr/contract/studio/spoken-script'

const LETTER_SECONDS = 0.075
const WORD_SECONDS = 0.06
const PAUSE_SECONDS = 0.4
export const SENTENCE_END = /[.!?…]["»)]?$/u
/** A mark of stress: it is heard, not shown. */
const STRESS = /(?<=^|[\p{L}\s«"(])\+(?=[аеёиоуыэюя])/giu
const MAX_WORDS = 1000
const MAX_CHARACTERS = 80

/** Evenly paced words for the preview, until there is a voice. */
export const guessWords = (script: string, { most }: { most: number }): TimedWord[] => {
  let at = 0
  const words: TimedWord[] = []
  const shown = script.replace(STRESS, '')
  for (const text of shown.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS)) {
    const start = at
    at += WORD_SECONDS + text.length * LETTER_SECONDS
    if (at > most) break
    words.push({ text: text.slice(0, MAX_CHARACTERS), start, end: at })
    if (SENTENCE_END.test(text)) at += PAUSE_SECONDS
  }
  return words
}
