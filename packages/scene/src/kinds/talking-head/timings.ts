import type { TimedWord } from '@kadr/contract/studio/spoken-script'
import type { TalkingHeadForm } from '@kadr/contract/studio/talking-head'
import { guessWords, SENTENCE_END } from '../../captions/guess-words.ts'
import { ENDING_SECONDS } from '../../director/ending-layers.ts'
import { FRAMES_PER_SECOND } from '../../geometry/canvas-size.ts'

/** Silence after the last word. */
const TAIL_SECONDS = 0.5
const MIN_SECONDS = 2
const LONGEST_SECONDS = 180
/** A pause this long counts as the start of a sentence. */
const SENTENCE_PAUSE_SECONDS = 0.55
const MAX_BEATS = 400

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

export const computeTimings = ({ script, voice, ending }: TalkingHeadForm): Timings => {
  const most = ending ? LONGEST_SECONDS - ENDING_SECONDS : LONGEST_SECONDS
  const words = voice ? voice.words : guessWords(script, { most: most - TAIL_SECONDS })
  const spoken = voice ? voice.seconds : (words.at(-1)?.end ?? 0)
  const wanted = Math.min(most, Math.max(MIN_SECONDS, spoken + TAIL_SECONDS))
  const seconds = Math.round(wanted * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
  return { seconds, words, beats: findSentenceStarts(words) }
}
