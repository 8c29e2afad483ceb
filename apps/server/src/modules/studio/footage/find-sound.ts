import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { FootageSound } from '@kadr/contract/studio/footage'
import { safeInput } from '@kadr/kit/node/probe-media'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import { runFfmpeg } from '../../../platform/media/ffmpeg.ts'
import { probeMedia } from '../../../platform/media/probe.ts'
import { storeStep } from './end-transcript.ts'
import { type FootageWork, inputOf, STORED } from './footage-work.ts'
import { createLoudnessMeter, describeSound, RATE } from './measure-sound.ts'
import { lengthOf } from './present-transcript.ts'

const BLOCK_BYTES = 256 * 1024
const SILENT: FootageSound = { speech: [], quiet: [], loudness: [] }

/** Blocks of a stream may end in the middle of a sample. */
const measureFile = async (path: string, ms: number): Promise<FootageSound> => {
  const meter = createLoudnessMeter()
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(path, { highWaterMark: BLOCK_BYTES })) {
    const bytes = Buffer.concat([rest, chunk])
    const whole = bytes.length - (bytes.length % 2)
    // Copied to an even place in memory.
    const samples = new Int16Array(new Uint8Array(bytes.subarray(0, whole)).buffer)
    meter.add(samples)
    rest = Buffer.from(bytes.subarray(whole))
  }
  return describeSound(meter.powers(), ms)
}

const measure = ({ ctx, held, footage, signal }: FootageWork): Promise<FootageSound> =>
  withTempFolder({
    tempDir: ctx.media.tempDir,
    async run(folder) {
      const target = join(folder, 'sound.pcm')
      const length = String(held.seconds)
      await runFfmpeg({
        tools: ctx.media,
        lane: 'long',
        signal,
        limits: { memoryMebibytes: 1024, fileMebibytes: 512 },
        args: [
          ...safeInput(inputOf(footage)),
          ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-t', length],
          // Gaps between packets are silence, or all that follows would be too early.
          ...['-af', 'aresample=async=1:first_pts=0', '-ac', '1', '-ar', String(RATE)],
          ...['-c:a', 'pcm_s16le', '-f', 's16le', '-y', `file:${target}`],
        ],
      })
      return measureFile(target, lengthOf(held))
    },
  })

/** Pauses and speech of the whole source, once. */
export const findSound = async (work: FootageWork): Promise<FootageWork> => {
  const { ctx, held, footage } = work
  if (held.sound !== null) return work
  const { hasAudio } = await probeMedia({ tools: ctx.media, ...inputOf(footage) })
  const sound = hasAudio ? await measure(work) : SILENT
  return { ...work, held: await storeStep({ ctx, held, values: { ...STORED, sound } }) }
}
