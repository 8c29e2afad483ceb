type Video = { width: number; height: number; durationSeconds: number }

/** An hour of 4K at 30 frames a second, or two of Full HD at 60. */
export const MAX_VIDEO_COST = 3840 * 2160 * 30 * 3600
export const MAX_VIDEO_SECONDS = 7200
/** Longer ones are watched in a small copy until a part of them is rendered. */
const MAX_WHOLE_SECONDS = 600
/** About two minutes of vertical Full HD at 60 frames a second. */
const SHORT_VIDEO_COST = 1080 * 1920 * 60 * 150
/** Assumed where the rate is unknown: the highest that is accepted, and a usual one for planning. */
export const MAX_FRAME_RATE = 121
const USUAL_FRAME_RATE = 60

/** Pixels to decode. The file size says nothing: a black video of 2 MB may have as many as a film. */
export const videoCost = ({
  width,
  height,
  durationSeconds,
  frameRate,
}: Video & { frameRate: number }): number =>
  width * height * durationSeconds * (frameRate > 0 ? frameRate : MAX_FRAME_RATE)

/** Whether all of a video is shown and published in full size. */
export const isWholePreview = (durationSeconds: number | null): boolean =>
  durationSeconds === null || durationSeconds <= MAX_WHOLE_SECONDS

/** Whether a video is processed in the queue for long work. */
export const isLongVideo = (video: Video): boolean =>
  videoCost({ ...video, frameRate: USUAL_FRAME_RATE }) > SHORT_VIDEO_COST
