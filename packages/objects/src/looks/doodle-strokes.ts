import { createMask, type Mask } from './pixels.ts'

const APART = 23

/** Slanted strokes of a marker side by side, each a little wider or paler than the next. */
export const drawStrokes = ({
  width,
  height,
  point,
  random,
}: {
  width: number
  height: number
  point: number
  random: () => number
}): Mask => {
  const strokes = createMask(width, height)
  for (let start = -height; start < width + height; start += APART * point) {
    const ink = 0.78 + random() * 0.22
    const half = ((22 + random() * 5) / 2) * point
    const top = start + random() * 8 * point
    const middle = start - height * 0.2 + (random() - 0.5) * 14 * point
    const bottom = start - height * 0.45 + random() * 10 * point
    for (let y = 0; y < height; y++) {
      const along = y / height
      const centre = (1 - along) ** 2 * top + 2 * along * (1 - along) * middle + along ** 2 * bottom
      const slope = (2 * (1 - along) * (middle - top) + 2 * along * (bottom - middle)) / height
      const reach = half * Math.hypot(1, slope)
      for (
        let x = Math.max(0, Math.ceil(centre - reach - 1));
        x <= Math.min(width - 1, centre + reach + 1);
        x++
      ) {
        const cover = Math.min(1, Math.max(0, reach + 0.5 - Math.abs(x - centre))) * ink
        const at = y * width + x
        strokes.values[at] = (strokes.values[at] ?? 0) * (1 - cover) + cover
      }
    }
  }
  return strokes
}
