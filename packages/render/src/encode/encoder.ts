import type { Sound } from '../audio/mix-audio.ts'
import { startProgram } from '../program.ts'
import { buildRawInputOptions, buildVideoOptions, type Quality, SOUND_OPTIONS } from './encoding.ts'

export type Encoder = {
  /** Resolves when the buffer may be reused. */
  write(frame: Uint8Array): Promise<void>
  /** Resolves when the file is complete. */
  finish(): Promise<void>
  kill(): void
}

const LIMITS = { memoryMebibytes: 4096, fileMebibytes: 1024 }

/** Starts ffmpeg, which reads raw frames from stdin and writes a fast-start MP4. */
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
      ...['-hide_banner', '-v', 'error', '-y', ...buildRawInputOptions(size), '-i', 'pipe:0'],
      ...[...sound.input, '-map', '0:v:0', '-map', '1:a:0', ...buildVideoOptions(quality)],
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
