import { type FootageSound, LOUDNESS_STEP_MS } from '@kadr/contract/studio/footage'
import { startBounded } from '@kadr/kit/node/bounded-process'
import { mergeSpans } from '@kadr/kit/spans'
import { readChunks } from '../read-chunks.ts'
import { decibelsOf, FRAME_MS, findQuiet, joinLevels } from './loudness.ts'
import { createSpeechDetector } from './speech-detector.ts'

export const RATE = 16_000
const SAMPLES = (RATE * FRAME_MS) / 1000
/** Decoded at once: a second. */
const BLOCK = 100
const LIMITS = { memoryMebibytes: 2048, fileMebibytes: 1 }
/** Spoken parts nearer than this are one. */
const JOINED_MS = 90

/** Options of ffmpeg for what a recogniser hears: one channel, sixteen thousand samples a second. */
export const HEARD = [
  '-map',
  '0:a:0',
  '-af',
  `aresample=${RATE}:async=1:first_pts=0`,
  '-ac',
  '1',
  '-f',
  'f32le',
]

const levelOf = (samples: Float32Array): number =>
  decibelsOf(
    samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length),
  )

const joinNear = (spans: readonly { from: number; to: number }[]) =>
  mergeSpans(spans.map(({ from, to }) => ({ from, to: to + JOINED_MS }))).map(({ from, to }) => ({
    from,
    to: to - JOINED_MS,
  }))

/** Hears the sound of a video once, forward: where somebody speaks, where it is quiet, how loud it is. */
export const listenTo = async ({
  input,
  seconds,
  path,
  onProgress,
}: {
  input: readonly string[]
  seconds: number
  path: string
  onProgress(share: number): void
}): Promise<FootageSound> => {
  const started = startBounded({
    program: 'ffmpeg',
    args: ['-nostdin', '-hide_banner', '-v', 'error', '-vn', ...input, ...HEARD, 'pipe:1'],
    path,
    limits: LIMITS,
    stdout: 'bytes',
    group: 'inherited',
  })
  const { stdout } = started.child
  if (!stdout) throw new Error('ffmpeg has no output')
  const detector = createSpeechDetector()
  const levels = new Float32Array(Math.ceil((seconds + 5) * (1000 / FRAME_MS)))
  let frames = 0
  for await (const bytes of readChunks(stdout, SAMPLES * BLOCK * 4)) {
    const samples = new Float32Array(bytes.buffer)
    for (let at = 0; at < samples.length && frames < levels.length; at += SAMPLES) {
      levels[frames] = levelOf(samples.subarray(at, at + SAMPLES))
      frames += 1
    }
    detector.hear(samples)
    onProgress(Math.min(1, (frames * FRAME_MS) / 1000 / Math.max(1, seconds)))
  }
  await started.ended
  const heard = levels.subarray(0, frames)
  return {
    speech: joinNear(detector.finish()).slice(0, 20_000),
    quiet: findQuiet(heard).slice(0, 40_000),
    loudness: joinLevels(heard, LOUDNESS_STEP_MS),
  }
}
