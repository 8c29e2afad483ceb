import type { Box, ClipLayer, KeyedLayer, Layer, Scene } from '@kadr/contract/scene'
import { canvasSize, FRAMES_PER_SECOND } from '@kadr/scene/canvas-size'
import { parseColour, toYuv } from '@kadr/scene/key/yuv'
import { viewRect } from '@kadr/scene/motion'
import { type LayerFrame, timelineAt } from '@kadr/scene/timeline'
import { evenUp, type Planes, type Studio } from '../planes/planes.ts'
import { createClips, type OpenClip } from './clips.ts'
import { createFlats } from './flats.ts'
import { createGround } from './ground.ts'
import { placeKeyed } from './place-keyed.ts'
import { type Placed, placePlanes } from './place-planes.ts'
import { covers, placeBox, scaleBox } from './rect.ts'

/** Layers are prepared this much before they are seen. */
const AHEAD_SECONDS = 0.7

type Ready = { frame: LayerFrame; placed: Placed; clip: OpenClip | undefined }

export type Composer = {
  size: { width: number; height: number }
  /** Composes the scene at a moment; moments have to come in order. */
  compose(target: Planes, seconds: number): Promise<void>
  /** The same for one frame after another. Answers with the planes it is in: others than were given, if that is less work. */
  composeNext(target: Planes, seconds: number): Promise<Planes>
  /** Lets go of all decoders and memory. */
  close(): Promise<void>
}

const isClip = (layer: Layer): layer is ClipLayer | KeyedLayer =>
  layer.kind === 'clip' || layer.kind === 'keyed'

/** Where a layer's planes go at this moment. */
const placementOf = (
  { layer, view, shift, scale: stretch, clip, opacity }: LayerFrame,
  { planes, box, canvas, scale }: { planes: Planes; box: Box; canvas: Box; scale: number },
): Placed => {
  const seen = viewRect(view)
  const own = scaleBox(layer.box, scale)
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 }
  return {
    planes,
    from: {
      x: seen.x * planes.width,
      y: seen.y * planes.height,
      width: seen.size * planes.width,
      height: seen.size * planes.height,
    },
    to: placeBox(box, {
      middle,
      scale: stretch,
      shift: { x: shift.x * scale, y: shift.y * scale },
    }),
    clip: clip ? scaleBox(clip, scale) : canvas,
    opacity,
  }
}

const isCover = ({ placed, frame }: Ready, canvas: Box) =>
  frame.layer.kind !== 'keyed' &&
  !placed.planes.alpha &&
  placed.opacity === 1 &&
  covers(placed.to, canvas) &&
  covers(placed.clip, canvas)

/** A clip that fills the canvas pixel by pixel: its frame can be the frame itself. */
const isWholeFrame = ({ placed: { planes, from, to } }: Ready, canvas: Box) =>
  [planes, from, to].every(
    ({ width, height }) => width === canvas.width && height === canvas.height,
  ) && [from, to].every(({ x, y }) => x === 0 && y === 0)

/** Where frames of the clip and of the scene meet halfway, always the later one: none is shown twice. */
const HALFWAY = 1e-6
const clipFrame = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND + HALFWAY)

export const createComposer = ({
  studio,
  scene,
  scale,
  path,
  folder,
  fileOf,
}: {
  studio: Studio
  scene: Scene
  scale: number
  path: string
  /** For what is too large to be held in memory. */
  folder: string
  fileOf(asset: string): string
}): Composer => {
  const points = canvasSize(scene.aspect)
  const size = { width: evenUp(points.width * scale), height: evenUp(points.height * scale) }
  const canvas: Box = { x: 0, y: 0, ...size }
  const flats = createFlats({ studio, scene, scale, fileOf })
  const clips = createClips({ studio, scale, path, folder, fileOf })
  const ground = createGround(studio, size)
  const background = toYuv(parseColour(scene.background))
  const isOver = new Set<string>()
  const isBegun = new Set<string>()

  const forget = (layer: Layer) => (isClip(layer) ? clips.forget(layer) : flats.forget(layer))

  const begin = (layer: Layer) => {
    if (isBegun.has(layer.id)) return
    isBegun.add(layer.id)
    if (isClip(layer)) void clips.get(layer)
    else if (layer.kind !== 'captions') void flats.get(layer, '')
  }

  /** Starts what is near and ends what is past. */
  const keepUp = async (seconds: number) => {
    for (const layer of scene.layers) {
      if (isOver.has(layer.id) || layer.start > seconds + AHEAD_SECONDS) continue
      if (layer.start + layer.duration > seconds) begin(layer)
      else {
        isOver.add(layer.id)
        await forget(layer)
      }
    }
  }

  const prepare = async (frame: LayerFrame): Promise<Ready | undefined> => {
    const { layer, variant } = frame
    const place = (planes: Planes, box: Box) => placementOf(frame, { planes, box, canvas, scale })
    if (isClip(layer)) {
      const clip = await clips.get(layer)
      await clip.advance(clipFrame(frame.seconds))
      return { frame, placed: place(clip.shown(), clip.box), clip }
    }
    const flat = await flats.get(layer, variant)
    return flat && { frame, placed: place(flat.planes, flat.box), clip: undefined }
  }

  const fill = ({ y, u, v, width, height }: Planes) => {
    const { kernel } = studio
    kernel.fillPlane(y, width, width, height, Math.round(background.y))
    kernel.fillPlane(u, width / 2, width / 2, height / 2, Math.round(background.u))
    kernel.fillPlane(v, width / 2, width / 2, height / 2, Math.round(background.v))
  }

  const layersAt = async (seconds: number): Promise<Ready[]> => {
    await keepUp(seconds)
    const layers: Ready[] = []
    for (const frame of timelineAt({ scene, seconds })) {
      const ready = await prepare(frame)
      if (ready) layers.push(ready)
    }
    // What lies under a whole opaque picture is not seen.
    const lowest = layers.findLastIndex((ready) => isCover(ready, canvas))
    return layers.slice(Math.max(0, lowest))
  }

  const lay = (target: Planes, layers: readonly Ready[]) => {
    for (const { placed, clip } of layers) {
      if (clip?.key) placeKeyed(studio, target, { ...placed, ...clip.key })
      else placePlanes(studio, target, placed)
    }
  }

  const layAnew = (target: Planes, layers: readonly Ready[]) => {
    const [lowest] = layers
    if (!lowest || !isCover(lowest, canvas)) fill(target)
    lay(target, layers)
  }

  const layAll = (target: Planes, layers: readonly Ready[]) => {
    const moving = layers.findIndex(({ clip }) => clip)
    const still = layers.slice(0, moving < 0 ? layers.length : moving)
    const ready = ground.prepare(
      still.map(({ placed }) => placed),
      (planes, count) => layAnew(planes, layers.slice(0, count)),
    )
    if (ready === 0) return layAnew(target, layers)
    ground.put(target)
    lay(target, layers.slice(ready))
  }

  return {
    size,
    async compose(target, seconds) {
      layAll(target, await layersAt(seconds))
    },
    async composeNext(target, seconds) {
      const layers = await layersAt(seconds)
      const [lowest, ...others] = layers
      const isWhole = lowest && isCover(lowest, canvas) && isWholeFrame(lowest, canvas)
      const traded = isWhole ? await lowest.clip?.trade(target) : undefined
      if (traded) lay(traded, others)
      else layAll(target, layers)
      return traded ?? target
    },
    async close() {
      ground.close()
      for (const layer of scene.layers) await forget(layer)
    },
  }
}
