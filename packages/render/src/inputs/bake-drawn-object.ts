import { bakeByName } from '@kadr/objects/node/bake'
import type { BakedObject, ObjectRequest } from '@kadr/scene/brush'
import { type Canvas, ImageData } from '@napi-rs/canvas'
import { RenderFailedError } from '../render-failed-error.ts'
import { createSurface } from '../surface.ts'

/** Sizes are rounded up to this, so that objects of nearly the same size are baked once. */
const STEP = 80
const MIN_SIDE = 160
const MAX_SIDE = 1200

/** The side an object is baked with for a body of this many pixels. */
const chooseSide = (pixels: number) =>
  Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.ceil(pixels / STEP) * STEP))

/** Draws an object of the catalogue for a body of about `pixels` pixels. */
export const bakeDrawnObject = async (
  { name, look, colours }: ObjectRequest,
  pixels: number,
): Promise<BakedObject<Canvas>> => {
  const baked = await bakeByName({ name, look, colours, size: chooseSide(pixels) })
  if (!baked) throw new RenderFailedError({ code: 'scene', detail: `no object ${name}` })
  const { data, width, height, body } = baked
  const surface = createSurface({ width, height })
  surface.brush.putImageData(new ImageData(data, width, height), 0, 0)
  return { image: surface.image, width, height, body }
}
