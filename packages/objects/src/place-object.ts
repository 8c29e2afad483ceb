import type { BakedObject } from './bake-object.ts'

/** Tallest and widest an object may be, as a share of its size. */
const MOST = 1.2

/**
 * Where to draw a baked object so that its body is centred on a point. Objects look equally large
 * when their areas are equal, so `size` is the square root of the area.
 */
export const placeObject = (
  { width, height, body }: Pick<BakedObject, 'body' | 'height' | 'width'>,
  { x, y, size, most = size * MOST }: { x: number; y: number; size: number; most?: number },
): { x: number; y: number; width: number; height: number } => {
  const scale = Math.min(
    size / Math.sqrt(body.width * body.height),
    (size * MOST) / body.height,
    most / body.width,
  )
  return {
    x: x - (body.x + body.width / 2) * scale,
    y: y - (body.y + body.height / 2) * scale,
    width: width * scale,
    height: height * scale,
  }
}
