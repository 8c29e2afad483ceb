import type { VideoRule } from '../networks/limits.ts'
import type { PreflightMedia } from './draft.ts'

type Video = Pick<PreflightMedia, 'mimeType' | 'size' | 'width' | 'height' | 'durationSeconds'>

/** Short sides and the usual bitrate of our H.264 at each. */
const STEPS = [
  { side: 1080, bytesPerSecond: 900_000 },
  { side: 720, bytesPerSecond: 500_000 },
  { side: 480, bytesPerSecond: 250_000 },
] as const
const SMALLEST = 480
/** Lower bound for a still picture with voice at the smallest size. */
const MIN_BYTES_PER_SECOND = 100_000

export const SHORT_SIDES: readonly number[] = STEPS.map(({ side }) => side)

/** Width of the rendition whose short side is at most `side`. */
const madeWidth = ({ file, side }: { file: Video; side: number }): number => {
  const short = Math.min(file.width ?? 0, file.height ?? 0)
  return short === 0 ? 0 : (file.width ?? 0) * Math.min(1, side / short)
}

/** Rendition of a video to send; null for the original. */
export const videoNeed = ({ rule, file }: { rule: VideoRule; file: Video }): string | null => {
  const isAccepted = rule.mimeTypes.includes(file.mimeType) && file.size <= rule.bytes.max
  // Other networks depend on codec, frame rate and moov position, which our renditions guarantee.
  if (rule.isReencoded && isAccepted) return null
  const fitting = STEPS.find(
    ({ side, bytesPerSecond }) =>
      madeWidth({ file, side }) <= (rule.maxWidth ?? Number.POSITIVE_INFINITY) &&
      (file.durationSeconds ?? 0) * bytesPerSecond <= rule.bytes.max,
  )
  return `mp4-h264-${fitting?.side ?? SMALLEST}`
}

/** Duration beyond which no rendition is small enough. */
export const longestFitting = (rule: VideoRule): number =>
  Math.floor(rule.bytes.max / MIN_BYTES_PER_SECOND)

/** Duration up to which a rendition is certainly small enough. */
export const surelyFitting = (rule: VideoRule): number =>
  Math.floor(rule.bytes.max / STEPS[2].bytesPerSecond)
