import {
  type FootageSound,
  type FootageSpan,
  MAX_CLIP_SECONDS,
  MIN_CLIP_SECONDS,
  MIN_CLIPS,
} from '@kadr/contract/studio/footage'
import { cropSpans, measureSpans } from '@kadr/kit/spans'
import { countWantedClips } from './choose-clips.ts'
import { measureEnergy, measureVoice } from './loudness-spread.ts'
import { pickApart } from './pick-apart.ts'

/** Silences that part what is said; shorter ones where nobody rests as long. Milliseconds. */
const PAUSES = [650, 400, 250]
/** Left around what is heard: without words nobody knows where the last sound ends. */
const AROUND = 150
const START = 6000
const COMFORTABLE = { from: 20_000, to: 60_000 }
const WEIGHTS = { energy: 0.4, density: 0.4, length: 0.2 }

export type HeardClip = { span: FootageSpan; score: number }

/** Speech between two silences. */
const listUtterances = (speech: readonly FootageSpan[], pause: number): FootageSpan[] => {
  const joined: FootageSpan[] = []
  for (const { from, to } of speech.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && from - last.to < pause) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  return joined
}

const listSpans = (utterances: readonly FootageSpan[]): FootageSpan[] =>
  utterances.flatMap(({ from }, at) =>
    utterances
      .slice(at)
      .map(({ to }) => ({ from, to }))
      .filter(
        ({ to }) => to - from >= MIN_CLIP_SECONDS * 1000 && to - from <= MAX_CLIP_SECONDS * 1000,
      ),
  )

/**
 * Parts of a talk whose words nobody knows: they begin after a silence and end before one, and the voice is lively and
 * does not rest. In the order of the talk.
 */
export const chooseClipsBySound = ({
  sound,
  source,
}: {
  sound: FootageSound
  /** Milliseconds of the source. */
  source: number
}): HeardClip[] => {
  const voice = measureVoice(sound)
  const score = (span: FootageSpan): HeardClip => {
    const length = span.to - span.from
    const start = { from: span.from, to: Math.min(span.to, span.from + START) }
    const isUsual = length >= COMFORTABLE.from && length <= COMFORTABLE.to
    const worth =
      WEIGHTS.energy * measureEnergy(start, { sound, voice }) +
      WEIGHTS.density * (measureSpans(cropSpans(sound.speech, span)) / length) +
      WEIGHTS.length * (isUsual ? 1 : 0)
    return { span, score: Math.min(1, worth) }
  }
  const wanted = countWantedClips(source)
  let picked: HeardClip[] = []
  for (const pause of PAUSES) {
    picked = pickApart(listSpans(listUtterances(sound.speech, pause)).map(score), wanted)
    if (picked.length >= MIN_CLIPS) break
  }
  return picked
    .toSorted((one, other) => one.span.from - other.span.from)
    .map(({ span: { from, to }, score: worth }) => ({
      span: {
        from: Math.round(Math.max(0, from - AROUND)),
        to: Math.round(Math.min(source, to + AROUND)),
      },
      score: worth,
    }))
}
