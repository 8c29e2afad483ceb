import type { Box, Layer, PictureLayer, Scene } from '@kadr/contract/scene'
import type { Picture } from '@kadr/scene/brush'
import { canvasSize } from '@kadr/scene/canvas-size'
import { closestZoom } from '@kadr/scene/motion'
import { layerBounds, paintLayer } from '@kadr/scene/paint/paint-layer'
import { MOST_SWAY } from '@kadr/scene/presenters/pose'
import type { Canvas } from '@napi-rs/canvas'
import { evenUp, type Planes, planesOf, type Studio } from '../planes/planes.ts'
import { createAssets, createSurface } from '../surface.ts'
import { intersect, isEmpty, scaleBox, toEven } from './rect.ts'
import { isShade, shadePlanes } from './shade.ts'

/** A layer drawn once: from then on it is only moved, mixed and cut. */
export type Flat = {
  planes: Planes
  /** What the planes cover at rest, in pixels of the frame. */
  box: Box
}

/** A little more than the closest view asks for: sampling then has something to choose from. */
const SURPLUS = 1.13
/** Sampling takes at most every second pixel; what shrinks on its way in has less to spare. */
const MOST_DENSE = 1.9
const SHRINKING_DENSE = 1.3

const MOVING_DENSITY = 1.6

/** Four frames of the full size: a picture far larger than the canvas is not prepared whole pixel by pixel. */
const MOST_PIXELS = 8_000_000

/** Pixels of a prepared picture to a pixel of the frame. */
export const densityOf = (layer: PictureLayer, scale: number): number => {
  const isShrinking = layer.enter?.kind === 'pop' || layer.leave?.kind === 'pop'
  const wanted = layer.motion.kind === 'still' ? 1 : closestZoom(layer.motion) * SURPLUS
  const affordable = Math.sqrt(MOST_PIXELS / (layer.box.width * layer.box.height)) / scale
  return Math.min(wanted, isShrinking ? SHRINKING_DENSE : MOST_DENSE, affordable)
}

type FlatRequest = {
  studio: Studio
  scene: Scene
  layer: Layer
  variant: string
  scale: number
}

/** A picture in its box, closer than it is ever seen. */
export const flattenPicture = (
  { studio, layer, scale }: FlatRequest & { layer: PictureLayer },
  picture: Picture<Canvas>,
): Flat => {
  const density = densityOf(layer, scale)
  const box = scaleBox(layer.box, scale)
  const width = evenUp(box.width * density)
  const height = evenUp(box.height * density)
  const surface = createSurface({ width, height })
  const { brush, image } = surface
  brush.scale(width / layer.box.width, height / layer.box.height)
  brush.translate(-layer.box.x, -layer.box.y)
  const assets = createAssets({ picture: () => picture, frame: () => undefined })
  paintLayer({ brush, layer, variant: '', seconds: 0, assets, scale: scale * density })
  return { planes: planesOf(studio, { rgba: image.data(), width, height }), box }
}

/** What slides in from outside still needs its hidden part, who sways a little of it; what stands still does not. */
const nearOf = (
  { enter, leave, kind }: Layer,
  { width, height }: { width: number; height: number },
): Box => {
  const far = Math.max(width, height)
  const isPresenter = kind === 'presenter'
  const side = enter || leave ? far : isPresenter ? MOST_SWAY : 0
  const up = isPresenter ? far : side
  return { x: -side, y: -up, width: width + side * 2, height: height + up + side }
}

/** Words and shapes, as large as they are seen, cut to what they touch. */
export const flattenDrawing = (request: FlatRequest): Flat | undefined => {
  const { studio, scene, layer, variant, scale } = request
  const measure = createSurface({ width: 2, height: 2 })
  const bounds = scaleBox(layerBounds({ brush: measure.brush, layer, variant }), scale)
  const near = scaleBox(nearOf(layer, canvasSize(scene.aspect)), scale)
  const seen = intersect(bounds, near)
  const box = toEven(seen, 'outward')
  if (isEmpty(box)) return undefined
  if (isShade(layer) && box.x === seen.x && box.width === seen.width)
    return { planes: shadePlanes(studio, { layer, scale, box }), box }
  // Presenters never stand still: what is sampled between pixels has to be finer than they are.
  const density = layer.kind === 'presenter' ? MOVING_DENSITY : 1
  const width = evenUp(box.width * density)
  const height = evenUp(box.height * density)
  const { brush, image } = createSurface({ width, height })
  brush.scale(width / box.width, height / box.height)
  brush.translate(-box.x, -box.y)
  brush.scale(scale, scale)
  const assets = createAssets({ picture: () => undefined, frame: () => undefined })
  paintLayer({ brush, layer, variant, seconds: 0, assets, scale })
  return { planes: planesOf(studio, { rgba: image.data(), width, height }), box }
}
