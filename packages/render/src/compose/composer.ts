import type { Box, Scene } from '@kadr/contract/studio/scene/scene'
import { createDrawingCache, type DrawnLayer } from '@kadr/scene/draw/drawing-cache'
import { FRAMES_PER_SECOND, getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { parseColour, toYuv } from '@kadr/scene/key/yuv'
import { computeViewRect } from '@kadr/scene/time/motion'
import { computeTimeline, type LayerFrame } from '@kadr/scene/time/timeline'
import type { Canvas } from '@napi-rs/canvas'
import { type KernelContext, type Planes, roundUpToEven } from '../planes/planes.ts'
import { createSurface } from '../surface.ts'
import { createClips, type FilmedLayer, type OpenClip } from './clips.ts'
import { placeKeyed } from './place-keyed.ts'
import { type Placement, placePlanes } from './place-planes.ts'
import { createRasterCache } from './raster-cache.ts'
import { covers, intersect, placeBox, scaleBox } from './rect.ts'
import { createStaticLayerCache, type PlacedLayer } from './static-layer-cache.ts'

/** How long before its start a layer is prepared. */
const AHEAD_SECONDS = 0.7

type PreparedLayer = PlacedLayer & {
  frame: LayerFrame<DrawnLayer>
  clip: OpenClip | undefined
}

export type Composer = {
  size: { width: number; height: number }
  /** Composes the scene at a moment; moments must not decrease. */
  compose(target: Planes, seconds: number): Promise<void>
  /**
   * Composes the next frame. Returns the planes that hold it: not `target` when a decoded frame
   * could be used without copying.
   */
  composeNext(target: Planes, seconds: number): Promise<Planes>
  /** Closes decoders and frees memory. */
  close(): Promise<void>
}

const isClip = (layer: DrawnLayer): layer is FilmedLayer =>
  layer.kind === 'clip' || layer.kind === 'keyed' || layer.kind === 'footage'

/** Source and destination rectangles of a layer at this moment. */
const placeLayer = (
  { layer, view, shift, scale: stretch, clip, opacity }: LayerFrame<DrawnLayer>,
  {
    planes,
    box,
    canvas,
    scale,
    seen: ofCamera,
  }: { planes: Planes; box: Box; canvas: Box; scale: number; seen: Box | undefined },
): Placement => {
  const seen = computeViewRect(view)
  const own = scaleBox(layer.box, scale)
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 }
  return {
    planes,
    from: ofCamera ?? {
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
    clip: clip ? intersect(scaleBox(clip, scale), canvas) : canvas,
    opacity,
  }
}

const coversCanvas = ({ placed, frame }: PreparedLayer, canvas: Box) =>
  frame.layer.kind !== 'keyed' &&
  !placed.planes.alpha &&
  placed.opacity === 1 &&
  covers(placed.to, canvas) &&
  covers(placed.clip, canvas)

/** A clip that fills the canvas pixel for pixel: its decoded frame can be drawn on directly. */
const matchesCanvas = ({ placed: { planes, from, to } }: PreparedLayer, canvas: Box) =>
  [planes, from, to].every(
    ({ width, height }) => width === canvas.width && height === canvas.height,
  ) && [from, to].every(({ x, y }) => x === 0 && y === 0)

/** Rounds halfway positions up, so that no clip frame is shown twice. */
const HALFWAY = 1e-6
const clipFrame = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND + HALFWAY)

export const createComposer = ({
  context,
  scene,
  scale,
  path,
  folder,
  objectsDir,
  fileOf,
}: {
  context: KernelContext
  scene: Scene
  scale: number
  path: string
  /** For loop caches, which are too large for memory. */
  folder: string
  /** Where baked objects are kept for other renders. */
  objectsDir: string
  fileOf(asset: string): string
}): Composer => {
  const points = getCanvasSize(scene.aspect)
  const size = {
    width: roundUpToEven(points.width * scale),
    height: roundUpToEven(points.height * scale),
  }
  const canvas: Box = { x: 0, y: 0, ...size }
  const { expand } = createDrawingCache<Canvas>()
  const { brush } = createSurface({ width: 2, height: 2 })
  const layers = scene.layers.flatMap((layer) => expand(brush, layer))
  const drawn = { aspect: scene.aspect, layers }
  const rasters = createRasterCache({ context, scene, scale, objectsDir, fileOf })
  const clips = createClips({ context, scale, path, folder, fileOf })
  const background = toYuv(parseColour(scene.background))
  const releasedIds = new Set<string>()
  const preloadedIds = new Set<string>()

  const releaseLayer = (layer: DrawnLayer) =>
    isClip(layer) ? clips.release(layer) : rasters.release(layer)

  const preloadLayer = (layer: DrawnLayer) => {
    if (preloadedIds.has(layer.id)) return
    preloadedIds.add(layer.id)
    if (isClip(layer)) void clips.get(layer)
    else if (layer.kind !== 'captions') void rasters.get(layer, '')
  }

  /** Prepares layers about to start and releases layers that ended. */
  const updateOpenLayers = async (seconds: number) => {
    for (const layer of layers) {
      if (releasedIds.has(layer.id) || layer.start > seconds + AHEAD_SECONDS) continue
      if (layer.start + layer.duration > seconds) preloadLayer(layer)
      else {
        releasedIds.add(layer.id)
        await releaseLayer(layer)
      }
    }
  }

  const prepareLayer = async (
    frame: LayerFrame<DrawnLayer>,
  ): Promise<PreparedLayer | undefined> => {
    const { layer, variant } = frame
    const prepare = (planes: Planes, box: Box, clip?: OpenClip) => ({
      id: layer.id,
      frame,
      placed: placeLayer(frame, {
        planes,
        box,
        canvas,
        scale,
        seen: clip?.findView?.(frame.seconds),
      }),
      clip,
      isLive: clip !== undefined,
    })
    if (isClip(layer)) {
      const clip = await clips.get(layer)
      await clip.advance(clipFrame(frame.seconds))
      return prepare(clip.currentFrame(), clip.box, clip)
    }
    const raster = await rasters.get(layer, variant)
    return raster && prepare(raster.planes, raster.box)
  }

  const fillBackground = ({ y, u, v, width, height }: Planes) => {
    const { kernel } = context
    kernel.fillPlane(y, width, width, height, Math.round(background.y))
    kernel.fillPlane(u, width / 2, width / 2, height / 2, Math.round(background.u))
    kernel.fillPlane(v, width / 2, width / 2, height / 2, Math.round(background.v))
  }

  const prepareLayers = async (seconds: number): Promise<PreparedLayer[]> => {
    await updateOpenLayers(seconds)
    const prepared: PreparedLayer[] = []
    for (const frame of computeTimeline({ scene: drawn, seconds })) {
      const ready = await prepareLayer(frame)
      if (ready) prepared.push(ready)
    }
    // Layers under a full opaque picture are invisible.
    const lowest = prepared.findLastIndex((ready) => coversCanvas(ready, canvas))
    return prepared.slice(Math.max(0, lowest))
  }

  const drawLayers = (target: Planes, layers: readonly PreparedLayer[]) => {
    for (const { placed, clip } of layers) {
      if (clip?.key) placeKeyed(context, target, { ...placed, ...clip.key })
      else placePlanes(context, target, placed)
    }
  }

  const drawFromScratch = (target: Planes, layers: readonly PreparedLayer[]) => {
    const [lowest] = layers
    if (!lowest || !coversCanvas(lowest, canvas)) fillBackground(target)
    drawLayers(target, layers)
  }

  const staticLayers = createStaticLayerCache({
    context,
    size,
    drawFromScratch,
    drawOver: drawLayers,
  })

  const drawFrame = (target: Planes, layers: readonly PreparedLayer[]) => {
    const left = staticLayers.update(layers)
    if (left) {
      staticLayers.copyTo(target, left)
      return drawLayers(target, left)
    }
    staticLayers.forget(target)
    drawFromScratch(target, layers)
  }

  return {
    size,
    async compose(target, seconds) {
      drawFrame(target, await prepareLayers(seconds))
    },
    async composeNext(target, seconds) {
      const layers = await prepareLayers(seconds)
      const [lowest, ...others] = layers
      const isWhole = lowest && coversCanvas(lowest, canvas) && matchesCanvas(lowest, canvas)
      const swapped = isWhole ? await lowest.clip?.swapFrame(target) : undefined
      if (!swapped) {
        drawFrame(target, layers)
        return target
      }
      for (const planes of [target, swapped]) staticLayers.forget(planes)
      drawLayers(swapped, others)
      return swapped
    },
    async close() {
      staticLayers.close()
      for (const layer of layers) await releaseLayer(layer)
    },
  }
}
