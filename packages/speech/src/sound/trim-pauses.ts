import { createTimeMap, type TimeMap } from '../timing/time-map.ts'
import { loudnessOf, type Span, speechSpans } from './loudness.ts'
import { type Sound, secondsOf } from './pcm.ts'

/** Crossfade at cuts, to avoid clicks. */
const JOINT_SECONDS = 0.005

/** Speech with at most this much silence around and between. */
const spansToKeep = ({ sound, longestPause }: { sound: Sound; longestPause: number }): Span[] => {
  const speech = speechSpans(loudnessOf(sound))
  const total = secondsOf(sound)
  const half = longestPause / 2
  const kept: Span[] = []
  for (const { start, end } of speech) {
    const last = kept.at(-1)
    const from = Math.max(0, start - half)
    if (last && from <= last.end) last.end = Math.min(total, end + half)
    else kept.push({ start: from, end: Math.min(total, end + half) })
  }
  return kept
}

const soften = (samples: Int16Array, at: number, length: number, direction: 1 | -1) => {
  for (let index = 0; index < length; index += 1) {
    const place = direction === 1 ? at + index : at - 1 - index
    samples[place] = ((samples[place] ?? 0) * index) / length
  }
}

/** Removes long pauses and returns the time map. */
export const trimPauses = ({
  sound,
  longestPause,
}: {
  sound: Sound
  longestPause: number
}): { sound: Sound; map: TimeMap } => {
  const spans = spansToKeep({ sound, longestPause })
  const whole = [{ start: 0, end: secondsOf(sound) }]
  const { rate } = sound
  const kept = (spans.length > 0 ? spans : whole).map(({ start, end }) => ({
    from: Math.round(start * rate),
    until: Math.min(sound.samples.length, Math.round(end * rate)),
  }))
  const samples = new Int16Array(kept.reduce((sum, { from, until }) => sum + until - from, 0))
  const joint = Math.round(JOINT_SECONDS * rate)
  let at = 0
  for (const { from, until } of kept) {
    samples.set(sound.samples.subarray(from, until), at)
    if (from > 0) soften(samples, at, Math.min(joint, until - from), 1)
    at += until - from
    if (until < sound.samples.length) soften(samples, at, Math.min(joint, until - from), -1)
  }
  const seconds = kept.map(({ from, until }) => ({ start: from / rate, end: until / rate }))
  return { sound: { samples, rate }, map: createTimeMap(seconds) }
}
