import { type Sound, secondsOf } from './pcm.ts'

/** Step of all curves here. */
export const STEP_SECONDS = 0.01
const WINDOW_SECONDS = 0.02

/** dBFS, one value per 10 ms. */
export const loudnessOf = ({ samples, rate }: Sound): Float32Array => {
  const step = rate * STEP_SECONDS
  const window = Math.round(rate * WINDOW_SECONDS)
  const curve = new Float32Array(Math.ceil(samples.length / step))
  for (const index of curve.keys()) {
    const from = Math.round(index * step)
    const until = Math.min(samples.length, from + window)
    let sum = 0
    for (let at = from; at < until; at += 1) sum += (samples[at] ?? 0) ** 2
    const mean = sum / Math.max(1, until - from)
    curve[index] = 10 * Math.log10(mean / 32768 ** 2 + 1e-10)
  }
  return curve
}

/** Shorter or quieter audio is a failure of the engine. */
const MIN_SECONDS = 0.1
const MIN_DECIBELS = -60

export const isAudible = (sound: Sound): boolean =>
  secondsOf(sound) >= MIN_SECONDS && loudnessOf(sound).some((loudness) => loudness > MIN_DECIBELS)

const percentile = (sorted: Float32Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? -100

/** Threshold between room noise and voice: anything above is speech. */
export const speechLevel = (curve: Float32Array): number => {
  const sorted = curve.toSorted()
  const loud = percentile(sorted, 0.9)
  const quiet = percentile(sorted, 0.08)
  return Math.max(loud - 32, Math.min(loud - 12, quiet + 9))
}

export type Span = { start: number; end: number }

/** Gaps shorter than this are closures of consonants, not pauses. */
const MIN_PAUSE_SECONDS = 0.14
/** Clicks are not speech. */
const MIN_SPEECH_SECONDS = 0.05

/** Spans of speech. */
export const speechSpans = (curve: Float32Array): Span[] => {
  const level = speechLevel(curve)
  const spans: Span[] = []
  for (const [index, loudness] of curve.entries()) {
    if (loudness < level) continue
    const start = index * STEP_SECONDS
    const last = spans.at(-1)
    if (last && start - last.end < MIN_PAUSE_SECONDS) last.end = start + STEP_SECONDS
    else spans.push({ start, end: start + STEP_SECONDS })
  }
  return spans.filter(({ start, end }) => end - start >= MIN_SPEECH_SECONDS)
}
