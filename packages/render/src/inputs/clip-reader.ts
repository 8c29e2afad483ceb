import type { Box, ClipLayer, KeyedLayer } from '@kadr/contract/scene'
import { FRAMES_PER_SECOND } from '@kadr/scene/canvas-size'
import { cutSeconds } from '@kadr/scene/clip-second'
import { containBox } from '@kadr/scene/paint/fit-rect'
import { scaleBox, toEven } from '../compose/rect.ts'
import { bytesOf, givePlanes, type Planes, type Studio, takePlanes } from '../planes/planes.ts'
import { startProgram } from '../program.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { createFramePipe } from './frame-pipe.ts'
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
  close(): void
}

const LIMITS = { memoryMebibytes: 2048, fileMebibytes: 1 }

/** A shorter piece is held in memory: opening the file for every round would cost more than all the rest. */
const HELD_SECONDS = 1

const isHeld = (layer: ClipLayer | KeyedLayer): boolean =>
  layer.isLooped && (cutSeconds(layer) ?? HELD_SECONDS) < HELD_SECONDS

const filterOf = (
  layer: ClipLayer | KeyedLayer,
  { width, height }: Box,
  { hasOurColours }: { hasOurColours: boolean },
): string => {
  const { fit, focus, isFlipped } = layer
  // With nothing to scale and no colours named, ffmpeg hands frames on as they are.
  const colours = hasOurColours ? '' : ':out_color_matrix=bt709:out_range=tv'
  const scale = `scale=${width}:${height}${colours}:flags=bicubic`
  // Commas inside an expression would end the filter.
  const side = (own: 'h' | 'w', other: 'h' | 'w', share: number) =>
    `max(2\\,min(i${own}\\,i${other}*${share}+1))`
  const around = (share: number, side: 'h' | 'w') =>
    `clip(${share}*i${side}-o${side}/2\\,0\\,i${side}-o${side})`
  // What is cut off is not scaled first.
  const cut = `crop=${side('w', 'h', width / height)}:${side('h', 'w', height / width)}:${around(focus.x, 'w')}:${around(focus.y, 'h')}`
  const size = fit === 'contain' ? [scale] : [cut, scale]
  const held = Math.max(1, Math.round((cutSeconds(layer) ?? 0) * FRAMES_PER_SECOND))
  return [
    `fps=${FRAMES_PER_SECOND}`,
    ...size,
    'format=yuv420p',
    ...(isFlipped ? ['hflip'] : []),
    ...(isHeld(layer) ? [`loop=loop=-1:size=${held}`] : []),
  ].join(',')
}

/** What of the file is read. A cut piece can't be repeated by ffmpeg: the file is opened again. */
const cutOf = (layer: ClipLayer | KeyedLayer): string[] => {
  const length = cutSeconds(layer)
  if (layer.from === 0 && length === null) return layer.isLooped ? ['-stream_loop', '-1'] : []
  return ['-ss', `${layer.from}`, ...(length === null ? [] : ['-t', `${length}`])]
}

/** One thread decodes several times faster than frames are coded, for less work in all; not so the largest frames. */
const FOR_ONE_THREAD = 1920 * 1080
const threadsFor = ({ width, height }: { width: number; height: number }): string[] =>
  width * height <= FOR_ONE_THREAD ? ['-threads', '1'] : []

/** Decodes a clip frame by frame, in the size it is shown. */
export const openClip = async ({
  studio,
  layer,
  media,
  scale,
  path,
}: {
  studio: Studio
  layer: ClipLayer | KeyedLayer
  media: Media
  scale: number
  path: string
}): Promise<ClipReader> => {
  const { video } = media
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
  const open = async () => {
    const pipe = await createFramePipe(bytesOf(studio, spare))
    const program = startProgram({
      program: 'ffmpeg',
      args: [
        ...['-nostdin', '-hide_banner', '-v', 'error', ...threadsFor(video)],
        ...[...cutOf(layer), ...media.input],
        ...['-map', '0:v:0', '-t', `${layer.duration + 1}`, '-vf', filterOf(layer, box, video)],
        ...['-f', 'rawvideo', 'pipe:1'],
      ],
      path,
      limits: LIMITS,
      stdin: 'ignore',
      stdout: pipe.writer,
    })
    pipe.writer.destroy()
    return { program, pipe }
  }
  let source = await open()
  let reached = -1
  let reachedBefore = -1
  let isOver = false

  /** Goes on by one frame, if there is one; then `free` is the spare. */
  const goOn = async (free: Planes): Promise<boolean> => {
    while (!isOver) {
      if (await source.pipe.read(bytesOf(studio, free))) {
        reached += 1
        planes = spare
        spare = free
        return true
      }
      isOver = !layer.isLooped || reached === reachedBefore
      if (isOver) break
      await source.program.ended.catch(() => undefined)
      reachedBefore = reached
      source = await open()
    }
    return false
  }

  return {
    shown: () => planes,
    box,
    async advance(frame) {
      let isMore = true
      while (isMore && reached < frame) isMore = await goOn(planes)
      if (reached >= 0) return
      const detail = await source.program.ended.then(() => 'no frames', String)
      throw new RenderFailedError({ code: 'clip', asset: layer.asset, detail })
    },
    async trade(free) {
      const given = planes
      return (await goOn(free)) ? given : undefined
    },
    close() {
      source.program.kill()
      source.pipe.close()
      for (const own of [planes, spare]) givePlanes(studio, own)
    },
  }
}
