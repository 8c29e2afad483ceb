import type { FootageSpan } from '@kadr/contract/studio/footage'

export const FRAME_MS = 10
const SILENT_DB = -100
/** Quiet shorter than this is a stop inside of a word. */
const LEAST_QUIET_MS = 120
/** Between the noise of the room and the voice. */
const QUIET_SHARE = 0.3
const FLOOR_SHARE = 0.1
const VOICE_SHARE = 0.9

export const decibelsOf = (power: number): number =>
  power <= 1e-10 ? SILENT_DB : Math.max(SILENT_DB, 10 * Math.log10(power))

/** The level below which a share of the frames lies. */
const levelAt = (levels: Float32Array, share: number): number => {
  const counts = new Uint32Array(101)
  for (const level of levels)
    counts[Math.min(100, Math.max(0, Math.round(level + 100)))] =
      (counts[Math.min(100, Math.max(0, Math.round(level + 100)))] ?? 0) + 1
  let left = levels.length * share
  for (const [index, count] of counts.entries()) {
    left -= count
    if (left <= 0) return index - 100
  }
  return 0
}

/** Where nothing but the room is heard, by levels of frames of ten milliseconds. */
export const findQuiet = (levels: Float32Array): FootageSpan[] => {
  const floor = levelAt(levels, FLOOR_SHARE)
  const voice = levelAt(levels, VOICE_SHARE)
  const border = floor + (voice - floor) * QUIET_SHARE
  const quiet: FootageSpan[] = []
  let start = -1
  for (let at = 0; at <= levels.length; at += 1) {
    const isQuiet = at < levels.length && (levels[at] ?? 0) <= border
    if (isQuiet && start < 0) start = at
    if (isQuiet || start < 0) continue
    if ((at - start) * FRAME_MS >= LEAST_QUIET_MS)
      quiet.push({ from: start * FRAME_MS, to: at * FRAME_MS })
    start = -1
  }
  return voice - floor < 3 ? [] : quiet
}

/** Loudness of longer steps from that of short frames. */
export const joinLevels = (levels: Float32Array, stepMs: number): number[] => {
  const count = Math.round(stepMs / FRAME_MS)
  return Array.from({ length: Math.ceil(levels.length / count) }, (_, step) => {
    const part = levels.subarray(step * count, (step + 1) * count)
    const power =
      part.reduce((sum, level) => sum + 10 ** (level / 10), 0) / Math.max(1, part.length)
    return Math.round(decibelsOf(power))
  })
}
