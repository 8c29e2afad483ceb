import type { FootagePiece } from '@kadr/contract/studio/scene/scene'
import { SAMPLE_RATE } from './mix-graph.ts'
import { openSamples } from './read-samples.ts'
import { CHANNELS, openWav } from './wav-writer.ts'

/** Half of the crossfade at a join: shorter than the room that cuts leave around words. */
export const HALF_FADE_SECONDS = 0.005
/** What is left out between two pieces is decoded up to this length, sought over when it is longer. */
const SEEK_FROM_SECONDS = 6
/** So that a decoder has what it needs before the first sample. */
const EARLY_SECONDS = 0.2
const BLOCK = SAMPLE_RATE

const toSample = (seconds: number) => Math.round(seconds * SAMPLE_RATE)
const HALF = toSample(HALF_FADE_SECONDS)

/** Of equal power: the room stays as loud through a join. */
const gainAt = (share: number) => Math.sin((Math.PI / 2) * share)

/** Adds a fading block over another. */
const crossfade = (leaving: Float32Array, coming: Float32Array): Float32Array => {
  const frames = leaving.length / CHANNELS
  return leaving.map((sample, index) => {
    const share = (Math.floor(index / CHANNELS) + 0.5) / frames
    return sample * gainAt(1 - share) + (coming[index] ?? 0) * gainAt(share)
  })
}

/**
 * Writes parts of a file one after another, each join crossfaded over a few milliseconds around its border, so that
 * the sound lasts exactly as long as the pieces. Only a second of it is in memory.
 */
export const joinPieces = async ({
  pieces,
  input,
  file,
  path,
}: {
  pieces: readonly FootagePiece[]
  input: readonly string[]
  /** WAV to be written. */
  file: string
  path: string
}): Promise<void> => {
  const bounds = pieces.map(({ from, until }) => ({ from: toSample(from), to: toSample(until) }))
  const frames = bounds.reduce((sum, { from, to }) => sum + to - from, 0)
  const wav = openWav({ file, rate: SAMPLE_RATE, frames })
  let source: ReturnType<typeof openSamples> | undefined
  let reached = 0
  /** What the last piece has after its border, to be faded into the next one. */
  let tail: Float32Array | undefined

  const seek = async (sample: number) => {
    const isNear = source && sample >= reached && sample - reached < toSample(SEEK_FROM_SECONDS)
    if (!isNear) {
      source?.close()
      const from = Math.max(0, sample / SAMPLE_RATE - EARLY_SECONDS)
      reached = toSample(from)
      source = openSamples({ input, from: reached / SAMPLE_RATE, path })
    }
    await source?.skip(Math.max(0, sample - reached))
    reached = Math.max(reached, sample)
  }
  const read = async (count: number): Promise<Float32Array> => {
    reached += count
    return (await source?.read(count)) ?? new Float32Array(count * CHANNELS)
  }

  try {
    for (const [index, { from, to }] of bounds.entries()) {
      const isLast = index === bounds.length - 1
      const half = Math.min(HALF, Math.floor((to - from) / 2), from)
      const head = tail ? tail.length / CHANNELS / 2 : 0
      await seek(Math.max(0, from - head))
      if (tail) await wav.write(crossfade(tail, await read(head * 2)))
      const next = bounds[index + 1]
      const out = isLast || !next ? 0 : Math.min(half, Math.floor((next.to - next.from) / 2))
      const end = to - out
      while (reached < end) await wav.write(await read(Math.min(BLOCK, end - reached)))
      tail = isLast ? undefined : await read(out * 2)
    }
    await wav.close()
  } finally {
    source?.close()
  }
}
