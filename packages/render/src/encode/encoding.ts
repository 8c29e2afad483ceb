import { FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'

export type Quality = 'high' | 'standard'

/** Networks re-encode uploads, so a larger file for a third less CPU is a good trade. */
const VIDEO: Record<Quality, readonly string[]> = {
  standard: ['-preset', 'superfast', '-crf', '20', '-x264-params', 'mbtree=1:rc-lookahead=20'],
  high: ['-preset', 'veryfast', '-crf', '18'],
}

/**
 * Set on the input and the output: players guess the matrix from the frame size when it is missing.
 */
const COLOUR = [
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-colorspace', 'bt709', '-color_range', 'tv'],
]

/** ffmpeg input options for raw frames. */
export const buildRawInputOptions = ({
  width,
  height,
}: {
  width: number
  height: number
}): string[] => [
  ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-color_range', 'tv'],
  ...['-s', `${width}x${height}`, '-r', `${FRAMES_PER_SECOND}`],
]

/** ffmpeg options for H.264 accepted by every network. */
export const buildVideoOptions = (quality: Quality): string[] => [
  ...['-c:v', 'libx264', ...VIDEO[quality], '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-maxrate', '12M', '-bufsize', '24M', '-g', `${FRAMES_PER_SECOND * 2}`, ...COLOUR],
]

/**
 * The fast AAC coder at 192k matches the quality of the two-loop coder at 160k for half the CPU.
 */
export const SOUND_OPTIONS: readonly string[] = [
  ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '192k'],
  ...['-ar', '48000', '-ac', '2'],
]
