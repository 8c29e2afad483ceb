import type { Box, ClipLayer, KeyedLayer } from '@kadr/contract/scene'
import { containBox } from '@kadr/scene/paint/fit-rect'
import { scaleBox, toEven } from '../compose/rect.ts'
import { bytesOf, givePlanes, type Planes, type Studio, takePlanes } from '../planes/planes.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { startDecoder } from './clip-decoder.ts'
import { createKeptRound, keptFrames } from './kept-round.ts'
import type { Media } from './probe-media.ts'

export type ClipReader = {
  /** The frame it has been brought to. */
  shown(): Planes
  /** Where the clip stands at rest, in pixels of the frame. */
  box: Box
  /** Brings it to a frame of the layer; an earlier one than the last is never asked for. */
  advance(frame: number): Promise<void>
  /**
   * Hands the frame out for planes of the same size, and holds the next from then on; undefined where there is no next.
   * A frame that fills the canvas is then drawn on as it is, without a copy.
   */
  trade(planes: Planes): Promise<Planes | undefined>
  close(): Promise<void>
}

/** Frames of a clip one after another, each in the size it is shown. */
export const openClip = async ({
  studio,
  layer,
  media: { input, video },
  scale,
  path,
  folder,
}: {
  studio: Studio
  layer: ClipLayer | KeyedLayer
  media: Media
  scale: number
  path: string
  /** For what is decoded once and seen again. */
  folder: string
}): Promise<ClipReader> => {
  if (!video) throw new RenderFailedError({ code: 'clip', asset: layer.asset })
  const whole = scaleBox(layer.box, scale)
  const box = toEven(
    layer.fit === 'cover' ? whole : containBox({ picture: video, box: whole }),
    'nearest',
  )
  const takeFrame = () =>
    takePlanes(studio, { width: box.width, height: box.height, hasAlpha: false })
  let planes = takeFrame()
  /** Where the frame after it comes. */
  let spare = takeFrame()
  const frameBytes = bytesOf(studio, spare).length
  const frames = keptFrames({ layer, seconds: video.seconds, frameBytes })
  const round = frames === null ? undefined : createKeptRound({ folder, frames })
  const open = () => {
    const first = bytesOf(studio, spare)
    const isOneRound = round !== undefined
    return startDecoder({ layer, media: { input, video }, box, isOneRound, path, first })
  }
  let source = await open()
  let reached = -1
  let reachedBefore = -1
  let isOver = false

  /** Fills the spare planes by decoding; `free` are the next to be filled. */
  const decode = async (free: Planes): Promise<boolean> => {
    while (!isOver) {
      if (await source.read(bytesOf(studio, free))) return true
      isOver = !layer.isLooped || round !== undefined || reached === reachedBefore
      if (isOver) break
      await source.ended.catch(() => undefined)
      reachedBefore = reached
      source = await open()
    }
    return false
  }

  const fill = async (free: Planes): Promise<boolean> => {
    if (!round) return decode(free)
    const frame = reached + 1
    if (!round.isOver(frame) && (await decode(free))) {
      await round.keep(bytesOf(studio, spare))
      return true
    }
    // What it may still have is not of this round.
    if (!isOver) source.close()
    isOver = true
    return round.read(bytesOf(studio, spare), frame)
  }

  /** Goes on by one frame, if there is one; then `free` is the spare. */
  const goOn = async (free: Planes): Promise<boolean> => {
    if (!(await fill(free))) return false
    reached += 1
    planes = spare
    spare = free
    return true
  }

  return {
    shown: () => planes,
    box,
    async advance(frame) {
      let isMore = true
      while (isMore && reached < frame) isMore = await goOn(planes)
      if (reached >= 0) return
      const detail = await source.ended.then(() => 'no frames', String)
      throw new RenderFailedError({ code: 'clip', asset: layer.asset, detail })
    },
    async trade(free) {
      const given = planes
      return (await goOn(free)) ? given : undefined
    },
    async close() {
      source.close()
      await round?.close()
      for (const own of [planes, spare]) givePlanes(studio, own)
    },
  }
}
