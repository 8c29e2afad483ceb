import { type BakedObject as BakedPixels, objectKey } from '@kadr/objects/bake-object'
import { bakeByName } from '@kadr/objects/node/bake'
import type { BakedObject, ObjectRequest } from '@kadr/scene/draw/brush'
import { type Canvas, ImageData } from '@napi-rs/canvas'
import { RenderFailedError } from '../render-failed-error.ts'
import { createSurface } from '../surface.ts'
import { readBaked, writeBaked } from './object-cache.ts'

/** Sizes are rounded up to this, so that objects of nearly the same size are baked once. */
const STEP = 80
const MIN_SIDE = 160
const MAX_SIDE = 1200

/** The side an object is baked with for a body of this many pixels. */
const chooseSide = (pixels: number) =>
  Math.min(MAX_SIDE, Math.max(MIN_SIDE, Math.ceil(pixels / STEP) * STEP))

const bakeOrRead = async (
  request: Parameters<typeof bakeByName>[0],
  folder: string,
): Promise<BakedPixels | undefined> => {
  const key = objectKey(request)
  const kept = await readBaked(folder, key)
  if (kept) return kept
  const baked = await bakeByName(request)
  // The cache is optional: a failed write only slows down the next render.
  if (baked) await writeBaked(folder, key, baked).catch(() => undefined)
  return baked
}

/** Draws an object of the catalogue for a body of about `pixels` pixels. */
export const bakeDrawnObject = async (
  { name, look, colours }: ObjectRequest,
  { pixels, folder }: { pixels: number; folder: string },
): Promise<BakedObject<Canvas>> => {
  const baked = await bakeOrRead({ name, look, colours, size: chooseSide(pixels) }, folder)
  if (!baked) throw new RenderFailedError({ code: 'scene', detail: `no object ${name}` })
  const { data, width, height, body } = baked
  const surface = createSurface({ width, height })
  surface.brush.putImageData(new ImageData(data, width, height), 0, 0)
  return { image: surface.image, width, height, body }
}
