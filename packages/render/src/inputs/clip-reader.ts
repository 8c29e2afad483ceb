import type { Box, ClipLayer, KeyedLayer } from '@kadr/contract/studio/scene/scene'
import { computeContainBox } from '@kadr/scene/paint/fit-rect'
import { scaleBox, snapToEven } from '../compose/rect.ts'
import {
  allocatePlanes,
  freePlanes,
  type KernelContext,
  type Planes,
  viewBytes,
} from '../planes/planes.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { startDecoder } from './clip-decoder.ts'
import { createLoopCache, findCacheableLoop } from './loop-cache.ts'
import type { Media } from './probe-media.ts'

export type ClipReader = {
  /** The current frame. */
  currentFrame(): Planes
  /** Position without motion, in frame pixels. */
  box: Box
  /** Decodes up to a frame of the layer; frame numbers must not decrease. */
  advance(frame: number): Promise<void>
  /**
   * Returns the current frame in exchange for planes of the same size and moves to the next one;
   * undefined at the end of the clip. Lets the composer draw on a full-canvas frame without copying
   * it.
   */
  swapFrame(planes: Planes): Promise<Planes | undefined>
  close(): Promise<void>
}

/** Reads the frames of a clip in order, scaled to the size they are shown. */
export const openClip = async ({
  context,
  layer,
  media: { input, video },
  scale,
  path,
  folder,
}: {
  context: KernelContext
  layer: ClipLayer | KeyedLayer
  media: Media
  scale: number
  path: string
  /** For the loop cache. */
  folder: string
}): Promise<ClipReader> => {
  if (!video) throw new RenderFailedError({ code: 'clip', asset: layer.asset })
  const whole = scaleBox(layer.box, scale)
  const box = snapToEven(
    layer.fit === 'cover' ? whole : computeContainBox({ picture: video, box: whole }),
    'nearest',
  )
  const allocateFrame = () =>
    allocatePlanes(context, { width: box.width, height: box.height, hasAlpha: false })
  let planes = allocateFrame()
  /** Buffer for the next frame. */
  let spare = allocateFrame()
  const frameBytes = viewBytes(context, spare).length
  const frames = findCacheableLoop({ layer, seconds: video.seconds, frameBytes })
  const loopCache = frames === null ? undefined : createLoopCache({ folder, frames })
  const open = () => {
    const first = viewBytes(context, spare)
    const isLoopedByCaller = loopCache !== undefined
    return startDecoder({ layer, media: { input, video }, box, isLoopedByCaller, path, first })
  }
  let source = await open()
  let reached = -1
  let reachedBefore = -1
  let isDecoded = false

  /** Decodes into the spare planes; `free` is filled by the following read. */
  const decode = async (free: Planes): Promise<boolean> => {
    while (!isDecoded) {
      if (await source.read(viewBytes(context, free))) return true
      isDecoded = !layer.isLooped || loopCache !== undefined || reached === reachedBefore
      if (isDecoded) break
      await source.ended.catch(() => undefined)
      reachedBefore = reached
      source = await open()
    }
    return false
  }

  const fill = async (free: Planes): Promise<boolean> => {
    if (!loopCache) return decode(free)
    const frame = reached + 1
    if (!loopCache.isRepeated(frame) && (await decode(free))) {
      await loopCache.append(viewBytes(context, spare))
      return true
    }
    // Drops frames the decoder may have beyond the end of the loop.
    if (!isDecoded) source.close()
    isDecoded = true
    return loopCache.read(viewBytes(context, spare), frame)
  }

  /** Moves forward by one frame if there is one; `free` becomes the spare. */
  const advanceOne = async (free: Planes): Promise<boolean> => {
    if (!(await fill(free))) return false
    reached += 1
    planes = spare
    spare = free
    return true
  }

  return {
    currentFrame: () => planes,
    box,
    async advance(frame) {
      let isMore = true
      while (isMore && reached < frame) isMore = await advanceOne(planes)
      if (reached >= 0) return
      const detail = await source.ended.then(() => 'no frames', String)
      throw new RenderFailedError({ code: 'clip', asset: layer.asset, detail })
    },
    async swapFrame(free) {
      const given = planes
      return (await advanceOne(free)) ? given : undefined
    },
    async close() {
      source.close()
      await loopCache?.close()
      for (const own of [planes, spare]) freePlanes(context, own)
    },
  }
}
