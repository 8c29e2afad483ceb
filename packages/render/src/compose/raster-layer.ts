import type { Box, PictureLayer, Scene } from '@kadr/contract/studio/scene/scene'
import type { BakedObject, Picture } from '@kadr/scene/draw/brush'
import type { DrawnLayer } from '@kadr/scene/draw/drawing-cache'
import { getCanvasSize } from '@kadr/scene/geometry/canvas-size'
import { measureLayerBounds, paintLayer } from '@kadr/scene/paint/paint-layer'
import { MAX_SWAY } from '@kadr/scene/presenters/pose'
import { findClosestZoom, isFramed } from '@kadr/scene/time/motion'
import type { Canvas } from '@napi-rs/canvas'
import { type KernelContext, type Planes, roundUpToEven, toPlanes } from '../planes/planes.ts'
import { createAssets, createSurface } from '../surface.ts'
import { intersect, isEmpty, scaleBox, snapToEven } from './rect.ts'
import { createShadePlanes, isShade } from './shade.ts'

/** A layer rasterised once; later frames only move, blend and crop it. */
export type RasterLayer = {
  planes: Planes
  /** Area covered by the planes without motion, in frame pixels. */
  box: Box
}

/** Oversampling relative to the closest zoom, for sub-pixel sampling. */
const ZOOM_OVERSAMPLING = 1.13
/**
 * The kernel samples with steps up to 2; a layer that shrinks while entering has a tighter limit.
 */
const MAX_DENSITY = 1.9
const MAX_SHRINKING_DENSITY = 1.3

/** Sub-pixel sampling at density 1 would blur what moves all the time. */
const MOVING_DENSITY = 1.6
/** Idle motions with sub-pixel positions; `jump`, `blink` and `sway` rest between steps. */
const MOVING_IDLES = new Set(['float', 'drift', 'breathe'])

/** Four frames of full size: limits memory for pictures much larger than the canvas. */
const MAX_PIXELS = 8_000_000

/** Pixels of the rasterised picture per frame pixel. */
export const chooseDensity = (layer: PictureLayer, scale: number): number => {
  const isShrinking = layer.enter?.kind === 'pop' || layer.leave?.kind === 'pop'
  const wanted =
    layer.motion.kind === 'still' ? 1 : findClosestZoom(layer.motion) * ZOOM_OVERSAMPLING
  const affordable = Math.sqrt(MAX_PIXELS / (layer.box.width * layer.box.height)) / scale
  return Math.min(wanted, isShrinking ? MAX_SHRINKING_DENSITY : MAX_DENSITY, affordable)
}

export type RasterRequest = {
  context: KernelContext
  scene: Scene
  layer: DrawnLayer
  variant: string
  scale: number
}

/** Rasterises a picture in its box at the density of its closest zoom. */
export const rasterisePicture = (
  { context, layer, scale }: RasterRequest & { layer: PictureLayer },
  picture: Picture<Canvas>,
): RasterLayer => {
  const density = chooseDensity(layer, scale)
  const box = scaleBox(layer.box, scale)
  const width = roundUpToEven(box.width * density)
  const height = roundUpToEven(box.height * density)
  const surface = createSurface({ width, height })
  const { brush, image } = surface
  brush.scale(width / layer.box.width, height / layer.box.height)
  brush.translate(-layer.box.x, -layer.box.y)
  const assets = createAssets({ picture: () => picture })
  paintLayer({ brush, layer, variant: '', seconds: 0, assets, scale: scale * density })
  return { planes: toPlanes(context, { rgba: image.data(), width, height }), box }
}

const measureIdle = ({ idle, box }: DrawnLayer): number => {
  if (!idle || idle.kind === 'blink' || idle.kind === 'sway') return 0
  if (idle.kind === 'breathe') return (idle.scale * Math.max(box.width, box.height)) / 2
  return Math.max(Math.abs(idle.x), Math.abs(idle.y))
}

/**
 * Area to rasterise around the canvas: layers that enter or leave need their off-screen part,
 * presenters and idle motion need a margin, static layers need none.
 */
const expandCanvas = (
  layer: DrawnLayer,
  { width, height }: { width: number; height: number },
): Box => {
  const far = Math.max(width, height)
  const isPresenter = layer.kind === 'presenter'
  const idle = Math.min(far, measureIdle(layer))
  const side = layer.enter || layer.leave ? far : isPresenter ? MAX_SWAY : idle
  const up = isPresenter ? far : side
  return { x: -side, y: -up, width: width + side * 2, height: height + up + side }
}

/**
 * Whether a layer moves only vertically. Shadows are blurred in pixels, which must be square, so
 * layers with shadows do not count.
 */
const movesUpright = (layer: DrawnLayer): boolean =>
  (layer.kind === 'object' || layer.kind === 'shape') &&
  !layer.shadow &&
  layer.idle?.kind === 'float' &&
  layer.idle.x === 0

/** Raster pixels per frame pixel, horizontally and vertically. */
const chooseDrawingDensities = (layer: DrawnLayer): { x: number; y: number } => {
  const { kind, idle } = layer
  const isMoving = kind === 'presenter' || (idle && MOVING_IDLES.has(idle.kind))
  const density = isMoving ? MOVING_DENSITY : 1
  return { x: movesUpright(layer) ? 1 : density, y: density }
}

/** Caps the raster size to bound memory. */
const limitDensity = (density: number, { width, height }: Box) =>
  Math.min(density, Math.max(1, Math.sqrt(MAX_PIXELS / (width * height))))

/** Pictures a drawing needs. */
type Sources = { picture?: Picture<Canvas>; baked?: BakedObject<Canvas> }

/** Whether a picture is drawn like a shape, cropped to its bounds. */
export const isDrawn = (layer: DrawnLayer): boolean => layer.kind !== 'picture' || isFramed(layer)

/** Rasterises text, shapes and framed pictures at the size they are shown. */
export const rasteriseDrawing = (
  { context, scene, layer, variant, scale }: RasterRequest,
  { picture, baked }: Sources = {},
): RasterLayer | undefined => {
  const assets = createAssets({ picture: () => picture, object: () => baked })
  const measure = createSurface({ width: 2, height: 2 })
  const own = measureLayerBounds({ brush: measure.brush, layer, variant, assets })
  const bounds = scaleBox(own, scale)
  const near = scaleBox(expandCanvas(layer, getCanvasSize(scene.aspect)), scale)
  const seen = intersect(bounds, near)
  const box = snapToEven(seen, 'outward')
  if (isEmpty(box)) return undefined
  if (isShade(layer) && box.x === seen.x && box.width === seen.width)
    return { planes: createShadePlanes(context, { layer, scale, box }), box }
  const wanted = chooseDrawingDensities(layer)
  const density = limitDensity(wanted.y, box)
  const width = roundUpToEven(box.width * Math.min(wanted.x, density))
  const height = roundUpToEven(box.height * density)
  const { brush, image } = createSurface({ width, height })
  brush.scale(width / box.width, height / box.height)
  brush.translate(-box.x, -box.y)
  brush.scale(scale, scale)
  paintLayer({ brush, layer, variant, seconds: 0, assets, scale: scale * density })
  return { planes: toPlanes(context, { rgba: image.data(), width, height }), box }
}
