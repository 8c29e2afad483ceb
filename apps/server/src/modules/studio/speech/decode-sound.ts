import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { safeInput } from '@kadr/kit/node/probe-media'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import { decodeWav, type Sound } from '@kadr/speech'
import type { AppContext } from '../../../context.ts'
import { runFfmpeg } from '../../../platform/media/ffmpeg.ts'

const RATE = 24_000
const LIMITS = { memoryMebibytes: 1024, cpuSeconds: 60, timeoutMs: 60_000, fileMebibytes: 64 }

/** Decodes the audio track; video and other tracks are dropped. */
export const decodeSound = ({
  ctx,
  path,
  demuxer,
  speed = 1,
  from = 0,
  maxSeconds,
  signal,
}: {
  ctx: Pick<AppContext, 'media'>
  path: string
  demuxer: string
  speed?: number
  /** Seconds of the file. */
  from?: number
  maxSeconds: number
  signal: AbortSignal
}): Promise<Sound> =>
  withTempFolder({
    tempDir: ctx.media.tempDir,
    async run(folder) {
      const target = join(folder, 'voice.wav')
      await runFfmpeg({
        tools: ctx.media,
        signal,
        limits: LIMITS,
        args: [
          ...(from > 0 ? ['-ss', String(from)] : []),
          ...safeInput({ path, demuxer }),
          ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-t', String(maxSeconds)],
          ...(speed === 1 ? [] : ['-af', `atempo=${speed}`]),
          ...['-ac', '1', '-ar', String(RATE), '-c:a', 'pcm_s16le', '-f', 'wav', '-y'],
          `file:${target}`,
        ],
      })
      return decodeWav(await readFile(target))
    },
  })
