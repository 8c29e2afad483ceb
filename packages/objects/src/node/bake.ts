import { createCanvas, loadImage } from '@napi-rs/canvas'
import {
  type BakedObject,
  bakeObject,
  type ObjectRequest,
  objectKey,
  type VectorSurface,
  vectorKindOf,
} from '../bake-object.ts'
import { findVector } from './vectors.ts'

export const skiaSurface: VectorSurface = {
  async rasterise(svg, side) {
    const image = await loadImage(
      Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `)),
    )
    const brush = createCanvas(side, side).getContext('2d')
    brush.drawImage(image, 0, 0, side, side)
    const { data } = brush.getImageData(0, 0, side, side)
    return { width: side, height: side, data: new Uint8ClampedArray(data) }
  },
}

/** A reel has 8 to 12 objects; at full size each takes 2.5 MB. */
const MOST_KEPT = 24
const baked = new Map<string, Promise<BakedObject | undefined>>()

/** Draws an object of the catalogue, or returns it from the cache; undefined for an unknown name. */
export const bakeByName = (request: ObjectRequest): Promise<BakedObject | undefined> => {
  const key = objectKey(request)
  const svg = () => findVector(request.name, vectorKindOf(request.look))
  const result =
    baked.get(key) ??
    Promise.resolve(svg()).then((found) =>
      found === undefined ? undefined : bakeObject({ ...request, svg: found }, skiaSurface),
    )
  baked.delete(key)
  baked.set(key, result)
  for (const oldest of baked.keys()) {
    if (baked.size <= MOST_KEPT) break
    baked.delete(oldest)
  }
  return result
}
