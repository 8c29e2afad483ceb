import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClipLayer, KeyedLayer } from '@kadr/contract/scene'
import { FRAMES_PER_SECOND } from '@kadr/scene/canvas-size'
import { cutSeconds } from '@kadr/scene/clip-second'
import { RenderFailedError } from '../render-failed-error.ts'

/** Four seconds of the largest frames, as characters have them. */
const MOST_BYTES = 400 * 1024 * 1024
/** Less than this of a round that comes again is decoded as cheaply as it is kept. */
const LEAST_AGAIN = 0.2
/** A round is rarely a whole number of frames; what is left of counting in seconds is not meant. */
const PRECISION = 100

/** How many frames a clip shows before it begins again; null where that is not known. */
const roundOf = ({
  layer,
  seconds,
}: {
  layer: ClipLayer | KeyedLayer
  seconds: number | null
}): number | null => {
  const left = seconds === null ? null : seconds - layer.from
  const length = Math.min(left ?? Infinity, cutSeconds(layer) ?? Infinity)
  if (!Number.isFinite(length)) return null
  return Math.max(1, Math.round(length * FRAMES_PER_SECOND * PRECISION) / PRECISION)
}

/**
 * How many frames are worth keeping for the next round; null if the clip does not come round, not often enough, or
 * would need too much room.
 */
export const keptFrames = ({
  layer,
  seconds,
  frameBytes,
}: {
  layer: ClipLayer | KeyedLayer
  /** How long the file is. */
  seconds: number | null
  frameBytes: number
}): number | null => {
  const round = roundOf({ layer, seconds })
  if (!layer.isLooped || round === null || Math.ceil(round) * frameBytes > MOST_BYTES) return null
  return layer.duration * FRAMES_PER_SECOND > round * (1 + LEAST_AGAIN) ? round : null
}

export type KeptRound = {
  /** Whether a frame of the layer comes after the first round. */
  isOver(frame: number): boolean
  /** Takes the next frame of the first round. */
  keep(frame: Uint8Array): Promise<void>
  /** Fills the target with what is seen at a frame of the layer; false if nothing was kept. */
  read(target: Uint8Array, frame: number): Promise<boolean>
  close(): Promise<void>
}

/** A file without a name: nothing is left of it, whatever happens. */
const openNameless = async (folder: string): Promise<FileHandle> => {
  const name = join(folder, `round-${randomUUID()}`)
  const file = await open(name, 'wx+')
  await unlink(name)
  return file
}

/**
 * The first round of a clip, for all after it: reading a frame back costs a fraction of decoding it. In a file, since the
 * system takes that memory back where it is short of it.
 */
export const createKeptRound = ({
  folder,
  frames,
}: {
  folder: string
  /** Of a round, not always a whole number. */
  frames: number
}): KeptRound => {
  let file: FileHandle | undefined
  let kept = 0
  return {
    isOver: (frame) => frame >= frames,
    async keep(frame) {
      file ??= await openNameless(folder)
      const { bytesWritten } = await file.write(frame, 0, frame.length, kept * frame.length)
      if (bytesWritten < frame.length) throw new RenderFailedError({ code: 'space' })
      kept += 1
    },
    async read(target, frame) {
      if (!file) return false
      const at = Math.min(kept - 1, Math.floor((frame % frames) + 1 / PRECISION))
      const { bytesRead } = await file.read(target, 0, target.length, at * target.length)
      return bytesRead === target.length
    },
    async close() {
      await file?.close()
    },
  }
}
