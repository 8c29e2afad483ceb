import type { MediaShape, NetworkLimits } from './limits.ts'

const withBytes = (shape: MediaShape, max: number): MediaShape =>
  shape.video
    ? { ...shape, video: { ...shape.video, bytes: { ...shape.video.bytes, max } } }
    : shape

/** Limits of a network as they are for one account. */
export const limitsOfAccount = (
  limits: NetworkLimits,
  options: { maxVideoBytes?: number | null } | null | undefined,
): NetworkLimits => {
  const max = options?.maxVideoBytes
  return max ? { ...limits, media: limits.media.map((shape) => withBytes(shape, max)) } : limits
}
