import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClipLayer, KeyedLayer } from '@kadr/contract/studio/scene/scene'
import { FRAMES_PER_SECOND } from '@kadr/scene/geometry/canvas-size'
import { measureTrim } from '@kadr/scene/time/clip-second'
import { RenderFailedError } from '../render-failed-error.ts'

/** Four seconds of full-size frames: the length of starter characters. */
const MAX_CACHE_BYTES = 400 * 1024 * 1024
/** With a smaller repeated share, decoding again costs no more than caching. */
const MIN_REPEATED_SHARE = 0.2
/**
 * Loop lengths are fractional frames; rounding to 1/100 removes the float error of computing in
 * seconds.
 */
const FRAME_PRECISION = 100

/** Loop length in frames; null if the length of the clip is unknown. */
const measureLoop = ({
  layer,
  seconds,
}: {
  layer: ClipLayer | KeyedLayer
  seconds: number | null
}): number | null => {
  const left = seconds === null ? null : seconds - layer.from
  const length = Math.min(left ?? Infinity, measureTrim(layer) ?? Infinity)
  if (!Number.isFinite(length)) return null
  return Math.max(1, Math.round(length * FRAMES_PER_SECOND * FRAME_PRECISION) / FRAME_PRECISION)
}

/**
 * Loop length in frames if caching pays off; null if the clip does not loop, repeats too little, or
 * exceeds the size limit.
 */
export const findCacheableLoop = ({
  layer,
  seconds,
  frameBytes,
}: {
  layer: ClipLayer | KeyedLayer
  /** Length of the file. */
  seconds: number | null
  frameBytes: number
}): number | null => {
  const loop = measureLoop({ layer, seconds })
  if (!layer.isLooped || loop === null || Math.ceil(loop) * frameBytes > MAX_CACHE_BYTES)
    return null
  return layer.duration * FRAMES_PER_SECOND > loop * (1 + MIN_REPEATED_SHARE) ? loop : null
}

export type LoopCache = {
  /** True for frames after the first loop. */
  isRepeated(frame: number): boolean
  /** Stores the next frame of the first loop. */
  append(frame: Uint8Array): Promise<void>
  /** Reads the frame shown at a position of the layer; false if the cache is empty. */
  read(target: Uint8Array, frame: number): Promise<boolean>
  close(): Promise<void>
}

/** Unlinked at once, so that the disk space is freed even after a crash. */
const openUnlinkedFile = async (folder: string): Promise<FileHandle> => {
  const name = join(folder, `loop-${randomUUID()}`)
  const file = await open(name, 'wx+')
  await unlink(name)
  return file
}

/**
 * Caches the first loop of a clip: reading a frame back costs a fraction of decoding it. Kept in a
 * file so that the operating system can reclaim its pages under memory pressure.
 */
export const createLoopCache = ({
  folder,
  frames,
}: {
  folder: string
  /** May be fractional. */
  frames: number
}): LoopCache => {
  let file: FileHandle | undefined
  let count = 0
  return {
    isRepeated: (frame) => frame >= frames,
    async append(frame) {
      file ??= await openUnlinkedFile(folder)
      const { bytesWritten } = await file.write(frame, 0, frame.length, count * frame.length)
      if (bytesWritten < frame.length) throw new RenderFailedError({ code: 'space' })
      count += 1
    },
    async read(target, frame) {
      if (!file) return false
      const at = Math.min(count - 1, Math.floor((frame % frames) + 1 / FRAME_PRECISION))
      const { bytesRead } = await file.read(target, 0, target.length, at * target.length)
      return bytesRead === target.length
    },
    async close() {
      await file?.close()
    },
  }
}
