import type { Sound } from '../audio/mix-audio.ts'
import { startProgram } from '../program.ts'
import { type Quality, rawInput, SOUND_OPTIONS, videoOptions } from './encoding.ts'

export type Encoder = {
  /** Resolves when the bytes may be drawn over. */
  write(frame: Uint8Array): Promise<void>
  /** Waits for the file. */
  finish(): Promise<void>
  kill(): void
}

const LIMITS = { memoryMebibytes: 4096, fileMebibytes: 1024 }

/** ffmpeg that takes raw frames and writes an MP4 that plays while it loads. */
export const startEncoder = ({
  size,
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
    args: [
      ...['-hide_banner', '-v', 'error', '-y', ...rawInput(size), '-i', 'pipe:0'],
      ...[...sound.input, '-map', '0:v:0', '-map', '1:a:0', ...videoOptions(quality)],
      ...['-af', sound.filter, ...SOUND_OPTIONS],
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
