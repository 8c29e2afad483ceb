import { FRAMES_PER_SECOND } from '@kadr/scene/canvas-size'
import type { Sound } from '../audio/mix-audio.ts'
import { startProgram } from '../program.ts'

export type Encoder = {
  /** Resolves when the bytes may be drawn over. */
  write(frame: Uint8Array): Promise<void>
  /** Waits for the file. */
  finish(): Promise<void>
  kill(): void
}

export type Quality = 'high' | 'standard'

/** Networks encode once more anyway: a larger file for a third less work is a good trade. */
const VIDEO: Record<Quality, readonly string[]> = {
  standard: ['-preset', 'superfast', '-crf', '20', '-x264-params', 'mbtree=1:rc-lookahead=20'],
  high: ['-preset', 'veryfast', '-crf', '18'],
}

const LIMITS = { memoryMebibytes: 4096, fileMebibytes: 1024 }

/** The colour of every frame is said twice: without it players guess by the size. */
const COLOUR = [
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-colorspace', 'bt709', '-color_range', 'tv'],
]

/** ffmpeg that takes raw frames and writes an MP4 that plays while it loads. */
export const startEncoder = ({
  size: { width, height },
  sound,
  seconds,
  output,
  quality,
  path,
}: {
  size: { width: number; height: number }
  sound: Sound
  seconds: number
  output: string
  quality: Quality
  path: string
}): Encoder => {
  const program = startProgram({
    program: 'ffmpeg',
    args: [
      ...['-hide_banner', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'yuv420p'],
      ...['-color_range', 'tv', '-s', `${width}x${height}`, '-r', `${FRAMES_PER_SECOND}`],
      ...['-i', 'pipe:0', ...sound.input, '-map', '0:v:0', '-map', '1:a:0'],
      ...['-c:v', 'libx264', ...VIDEO[quality], '-profile:v', 'high', '-pix_fmt', 'yuv420p'],
      ...['-maxrate', '12M', '-bufsize', '24M', '-g', `${FRAMES_PER_SECOND * 2}`, ...COLOUR],
      ...['-af', sound.filter, '-c:a', 'aac', '-b:a', '160k', '-ar', '48000', '-ac', '2'],
      ...['-t', seconds.toFixed(4), '-map_metadata', '-1', '-movflags', '+faststart'],
      ...['-f', 'mp4', `file:${output}`],
    ],
    path,
    limits: LIMITS,
    stdin: 'pipe',
    stdout: 'ignore',
  })
  const { stdin } = program.child
  if (!stdin) throw new Error('ffmpeg has no input')
  return {
    write: (frame) =>
      new Promise((resolve, reject) => {
        stdin.write(frame, (error) => {
          if (error) program.ended.then(() => reject(error), reject)
          else resolve()
        })
      }),
    async finish() {
      stdin.end()
      await program.ended
    },
    kill: program.kill,
  }
}
