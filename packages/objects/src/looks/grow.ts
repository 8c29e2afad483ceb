import { createMask, type Mask } from './pixels.ts'

const SOLID = 0.5

/** Distance of each pixel to the nearest solid one of its column, at most `limit`. */
const measureColumns = ({ width, height, values }: Mask, limit: number): Float32Array => {
  const distances = new Float32Array(values.length).fill(limit)
  const sweep = (x: number, first: number, step: 1 | -1) => {
    let distance = limit
    for (let y = first; y >= 0 && y < height; y += step) {
      const at = y * width + x
      distance = (values[at] ?? 0) > SOLID ? 0 : Math.min(limit, distance + 1)
      if (distance < (distances[at] ?? 0)) distances[at] = distance
    }
  }
  for (let x = 0; x < width; x++) {
    sweep(x, 0, 1)
    sweep(x, height - 1, -1)
  }
  return distances
}

/** A silhouette grown by `radius` on all sides, with a smooth edge. */
export const growMask = (mask: Mask, radius: number): Mask => {
  const { width, height } = mask
  const reach = Math.ceil(radius + 1)
  const columns = measureColumns(mask, reach + 1)
  const grown = createMask(width, height)
  const nearestSquare = (x: number, y: number): number => {
    let nearest = (reach + 1) ** 2
    const last = y * width + Math.min(width - 1, x + reach)
    for (let at = y * width + Math.max(0, x - reach); at <= last; at++) {
      const rows = columns[at] ?? 0
      const aside = at - y * width - x
      const square = aside * aside + rows * rows
      if (square < nearest) nearest = square
    }
    return nearest
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const distance = columns[at] === 0 ? 0 : Math.sqrt(nearestSquare(x, y))
      grown.values[at] = Math.min(1, Math.max(0, radius + 0.5 - distance))
    }
  return grown
}
