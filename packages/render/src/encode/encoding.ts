import { FRAMES_PER_SECOND } from '@kadr/scene/canvas-size'

export type Quality = 'high' | 'standard'

/** Networks encode once more anyway: a larger file for a third less work is a good trade. */
const VIDEO: Record<Quality, readonly string[]> = {
  standard: ['-preset', 'superfast', '-crf', '20', '-x264-params', 'mbtree=1:rc-lookahead=20'],
  high: ['-preset', 'veryfast', '-crf', '18'],
}

/** The colour of every frame is said twice: without it players guess by the size. */
const COLOUR = [
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-colorspace', 'bt709', '-color_range', 'tv'],
]

/** Options of raw frames that come through a pipe or a file. */
export const rawInput = ({ width, height }: { width: number; height: number }): string[] => [
  ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-color_range', 'tv'],
  ...['-s', `${width}x${height}`, '-r', `${FRAMES_PER_SECOND}`],
]

/** How frames become H.264 that every network takes. */
export const videoOptions = (quality: Quality): string[] => [
  ...['-c:v', 'libx264', ...VIDEO[quality], '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
  ...['-maxrate', '12M', '-bufsize', '24M', '-g', `${FRAMES_PER_SECOND * 2}`, ...COLOUR],
]

/** The quick coder at 192k is as true to its source as the thorough one at 160k, for half the work. */
export const SOUND_OPTIONS: readonly string[] = [
  ...['-c:a', 'aac', '-aac_coder', 'fast', '-b:a', '192k'],
  ...['-ar', '48000', '-ac', '2'],
]
