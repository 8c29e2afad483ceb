import { loudnessOf, type Span, speechSpans } from '../sound/loudness.ts'
import { type Sound, secondsOf } from '../sound/pcm.ts'
import { countSyllables } from '../text/length.ts'

/** Words get time by syllables plus a constant. */
const WORD_WEIGHT = 0.3

/** Boundaries closer than this to the end of a span are moved to it. */
const HAIR = 0.02

/** Without a reading to align with: spreads words over spans of speech. */
export const spreadOverSpeech = ({
  words,
  sound,
}: {
  words: readonly { text: string }[]
  sound: Sound
}): Span[] => {
  const found = speechSpans(loudnessOf(sound))
  const spans = found.length > 0 ? found : [{ start: 0, end: secondsOf(sound) }]
  const total = spans.reduce((sum, { start, end }) => sum + end - start, 0)
  const weights = words.map(({ text }) => WORD_WEIGHT + countSyllables(text))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  /** Maps a second of pure speech to the audio. */
  const place = (spoken: number, isEnd: boolean): number => {
    let left = spoken
    for (const { start, end } of spans) {
      const length = end - start
      if (isEnd ? left <= length + HAIR : left < length - HAIR) return start + left
      left -= length
    }
    return spans.at(-1)?.end ?? 0
  }
  let passed = 0
  return weights.map((weight) => {
    const from = (passed / all) * total
    passed += weight
    const start = place(Math.max(0, from), false)
    return { start, end: Math.max(place((passed / all) * total, true), start) }
  })
}
