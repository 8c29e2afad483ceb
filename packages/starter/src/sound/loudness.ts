import { RATE, type Track } from './track.ts'

type Filter = readonly [number, number, number, number, number]

/** K-weighting of ITU-R BS.1770, recomputed for 44.1 kHz: a shelf and a high-pass. */
const SHELF: Filter = [1.5308412, -2.6509799, 1.169079, -1.6636551, 0.7125954]
const CUT: Filter = [1, -2, 1, -1.9891696, 0.989199]

const weigh = (samples: Float32Array, [b0, b1, b2, a1, a2]: Filter): Float32Array => {
  const out = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < samples.length; at += 1) {
    const x = samples[at] ?? 0
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    out[at] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return out
}

const toLoudness = (power: number) => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Integrated loudness in LUFS, with both gates of the standard. */
export const measureLoudness = ({ left, right }: Track): number => {
  const sides = [left, right].map((side) => weigh(weigh(side, SHELF), CUT))
  const block = Math.min(Math.round(RATE * 0.4), left.length)
  const powers: number[] = []
  for (let start = 0; start + block <= left.length; start += Math.max(1, block >> 2)) {
    let power = 0
    for (const side of sides) {
      for (let at = start; at < start + block; at += 1) power += (side[at] ?? 0) ** 2
    }
    powers.push(power / block)
  }
  const heard = powers.filter((power) => toLoudness(power) > -70)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = toLoudness(mean(heard)) - 10
  return toLoudness(mean(heard.filter((power) => toLoudness(power) > gate)))
}

const CEILING = 0.8
const KNEE = 0.55

/** Soft-knee limiter. */
const limit = (value: number) => {
  const size = Math.abs(value)
  if (size <= KNEE) return value
  const room = CEILING - KNEE
  return Math.sign(value) * (KNEE + room * Math.tanh((size - KNEE) / room))
}

const removeOffset = (side: Float32Array) => {
  let sum = 0
  for (const value of side) sum += value
  for (let at = 0; at < side.length; at += 1) side[at] = (side[at] ?? 0) - sum / side.length
}

/** Normalises to the target in place. Limiting reduces loudness, so it iterates. */
export const normalise = (track: Track, target: number) => {
  removeOffset(track.left)
  removeOffset(track.right)
  for (let round = 0; round < 4; round += 1) {
    const gain = 10 ** ((target - measureLoudness(track)) / 20)
    if (!Number.isFinite(gain) || Math.abs(gain - 1) < 0.01) return
    for (const side of [track.left, track.right]) {
      for (let at = 0; at < side.length; at += 1) side[at] = limit((side[at] ?? 0) * gain)
    }
  }
}

/** For short sounds, where only the peak matters. */
export const normalisePeak = (track: Track, peak: number) => {
  let highest = 0
  for (const side of [track.left, track.right]) {
    for (const value of side) highest = Math.max(highest, Math.abs(value))
  }
  const gain = highest > 0 ? peak / highest : 1
  for (const side of [track.left, track.right]) {
    for (let at = 0; at < side.length; at += 1) side[at] = (side[at] ?? 0) * gain
  }
}
