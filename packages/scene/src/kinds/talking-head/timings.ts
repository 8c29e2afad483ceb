import type { TimedWord } from '@kadr/contract/speech'
import type { TalkingHeadForm } from '@kadr/contract/talking-head'
import { FRAMES_PER_SECOND } from '../../canvas-size.ts'

/** The presenter looks at us for a moment before the end. */
const TAIL_SECONDS = 0.5
const LEAST_SECONDS = 2
const MOST_SECONDS = 180
const LETTER_SECONDS = 0.075
const WORD_SECONDS = 0.06
const PAUSE_SECONDS = 0.4
const SENTENCE_END = /[.!?…]["»)]?$/u
/** A pause this long starts a new breath even without a full stop. */
const BREATH_SECONDS = 0.55
const MOST_BEATS = 400
const MOST_WORDS = 1000
const MOST_SIGNS = 80

/** Until there is a voice: words at an even pace, so that the preview shows what will be. */
const guessWords = (script: string): TimedWord[] => {
  let at = 0
  const words: TimedWord[] = []
  for (const text of script.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)) {
    const start = at
    at += WORD_SECONDS + text.length * LETTER_SECONDS
    if (at > MOST_SECONDS - TAIL_SECONDS) break
    words.push({ text: text.slice(0, MOST_SIGNS), start, end: at })
    if (SENTENCE_END.test(text)) at += PAUSE_SECONDS
  }
  return words
}

/** Where sentences begin. */
const beatsOf = (words: readonly TimedWord[]): number[] =>
  words
    .filter(({ start }, index) => {
      const before = words[index - 1]
      return !before || SENTENCE_END.test(before.text) || start - before.end > BREATH_SECONDS
    })
    .map(({ start }) => start)
    .slice(0, MOST_BEATS)

export type Timings = { seconds: number; words: TimedWord[]; beats: number[] }

export const timingsOf = ({ script, voice }: TalkingHeadForm): Timings => {
  const words = voice ? voice.words : guessWords(script)
  const spoken = voice ? voice.seconds : (words.at(-1)?.end ?? 0)
  const wanted = Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, spoken + TAIL_SECONDS))
  const seconds = Math.round(wanted * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  return { seconds, words, beats: beatsOf(words) }
}
