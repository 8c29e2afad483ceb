import {
  type FootageSound,
  type FootageSpan,
  LOUDNESS_STEP_MS,
} from '@kadr/contract/studio/footage'
import { mergeSpans, subtractSpans } from '@kadr/kit/spans'

export const RATE = 16_000
const STEP_MS = 20
const STEP_SAMPLES = (RATE * STEP_MS) / 1000
const STEPS_IN_LOUDNESS = LOUDNESS_STEP_MS / STEP_MS
const SILENCE = -100

/** The noise of a room is what a tenth of all moments is not louder than. */
const FLOOR_SHARE = 0.1
const VOICE_ABOVE_FLOOR = 9
/** A recording without pauses has no moments of the room alone: its floor is its own voice. */
const LOUDEST_FLOOR = -38
const QUIETEST_THRESHOLD = -60
const LEAST_QUIET_MS = 160
/** Between two syllables nobody is silent. */
const BREATH_MS = 260
const LEAST_SPEECH_MS = 80
const FULL_SCALE = 32_768

const toDecibels = (power: number): number =>
  power <= 0 ? SILENCE : Math.max(SILENCE, 10 * Math.log10(power))

/** Loudness by steps of a recording that comes in blocks. */
export const createLoudnessMeter = () => {
  const powers: number[] = []
  let [sum, count] = [0, 0]
  return {
    add: (samples: Int16Array) => {
      for (const sample of samples) {
        sum += (sample / FULL_SCALE) ** 2
        count += 1
        if (count < STEP_SAMPLES) continue
        powers.push(sum / count)
        sum = 0
        count = 0
      }
    },
    powers: (): readonly number[] => powers,
  }
}

const findThreshold = (decibels: readonly number[]): number => {
  const sorted = decibels.toSorted((one, other) => one - other)
  const floor = sorted[Math.floor(sorted.length * FLOOR_SHARE)] ?? SILENCE
  return Math.max(QUIETEST_THRESHOLD, Math.min(floor, LOUDEST_FLOOR) + VOICE_ABOVE_FLOOR)
}

/** Runs of steps of which the test is true. */
const findRuns = (
  decibels: readonly number[],
  isOne: (decibel: number) => boolean,
): FootageSpan[] => {
  const runs: FootageSpan[] = []
  let from = -1
  for (let at = 0; at <= decibels.length; at += 1) {
    const decibel = decibels[at]
    const isIn = decibel !== undefined && isOne(decibel)
    if (isIn && from < 0) from = at
    if (isIn || from < 0) continue
    runs.push({ from: from * STEP_MS, to: at * STEP_MS })
    from = -1
  }
  return runs
}

const lengthOf = ({ from, to }: FootageSpan) => to - from

const bridge = (spans: readonly FootageSpan[], gap: number): FootageSpan[] =>
  mergeSpans(spans.map(({ from, to }) => ({ from, to: to + gap }))).map(({ from, to }) => ({
    from,
    to: to - gap,
  }))

const meanLoudness = (powers: readonly number[]): number[] =>
  Array.from({ length: Math.ceil(powers.length / STEPS_IN_LOUDNESS) }, (_, index) => {
    const part = powers.slice(index * STEPS_IN_LOUDNESS, (index + 1) * STEPS_IN_LOUDNESS)
    return Math.round(toDecibels(part.reduce((sum, power) => sum + power, 0) / part.length))
  })

/** Where somebody speaks, where nobody does, and how loud it is. */
export const describeSound = (powers: readonly number[], ms: number): FootageSound => {
  const decibels = powers.map(toDecibels)
  const threshold = findThreshold(decibels)
  const heard = findRuns(decibels, (decibel) => decibel >= threshold)
  const speech = bridge(heard, BREATH_MS)
    .filter((span) => lengthOf(span) >= LEAST_SPEECH_MS)
    .map(({ from, to }) => ({ from, to: Math.min(to, ms) }))
    .filter((span) => lengthOf(span) > 0)
  const voiced = bridge(heard, LEAST_QUIET_MS).filter((span) => lengthOf(span) >= STEP_MS * 2)
  return {
    speech,
    quiet: subtractSpans({ from: 0, to: ms }, voiced).filter(
      (span) => lengthOf(span) >= LEAST_QUIET_MS,
    ),
    loudness: meanLoudness(powers),
  }
}
