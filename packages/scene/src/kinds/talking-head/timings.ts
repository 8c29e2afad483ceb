import type { TimedWord } from '@kadr/contract/speech'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { FRAMES_PER_SECOND } from '../../canvas-size.ts'

/** Silence after the last word. */
const TAIL_SECONDS = 0.5
const MIN_SECONDS = 2
const MAX_SECONDS = 180
const LETTER_SECONDS = 0.075
const WORD_SECONDS = 0.06
const PAUSE_SECONDS = 0.4
const SENTENCE_END = /[.!?…]["»)]?$/u
/** A pause this long counts as the start of a sentence. */
const SENTENCE_PAUSE_SECONDS = 0.55
const MAX_BEATS = 400
const MAX_WORDS = 1000
const MAX_CHARACTERS = 80

/** Evenly paced words for the preview, until there is a voice. */
const guessWords = (script: string): TimedWord[] => {
  let at = 0
  const words: TimedWord[] = []
  for (const text of script.split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS)) {
    const start = at
    at += WORD_SECONDS + text.length * LETTER_SECONDS
    if (at > MAX_SECONDS - TAIL_SECONDS) break
    words.push({ text: text.slice(0, MAX_CHARACTERS), start, end: at })
    if (SENTENCE_END.test(text)) at += PAUSE_SECONDS
  }
  return words
}

/** Start times of sentences. */
const findSentenceStarts = (words: readonly TimedWord[]): number[] =>
  words
    .filter(({ start }, index) => {
      const before = words[index - 1]
      return (
        !before || SENTENCE_END.test(before.text) || start - before.end > SENTENCE_PAUSE_SECONDS
      )
    })
    .map(({ start }) => start)
    .slice(0, MAX_BEATS)

export type Timings = { seconds: number; words: TimedWord[]; beats: number[] }

export const computeTimings = ({ script, voice }: TalkingHeadForm): Timings => {
  const words = voice ? voice.words : guessWords(script)
  const spoken = voice ? voice.seconds : (words.at(-1)?.end ?? 0)
  const wanted = Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, spoken + TAIL_SECONDS))
  const seconds = Math.round(wanted * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  return { seconds, words, beats: findSentenceStarts(words) }
}
