import type { Ground } from './fit-ground.ts'
import type { Pixels } from './tile-map.ts'

/** How deep behind its edge a thing has to look like itself. */
const DEPTH = 3
/** Nearer to the colour of the ground than this, an edge is weak. */
const STRONG = 52

/** Share of the edge of what is kept behind which everything is nearly of the colour of the ground. */
export const measureWeakness = (
  { data, width, height }: Pixels,
  { kept, ground }: { kept: Uint8Array; ground: Ground },
): number => {
  const strengthAt = (x: number, y: number): number => {
    const at = (y * width + x) * 4
    const [r, g, b] = ground.colourAt(x, y)
    return Math.hypot((data[at] ?? 0) - r, (data[at + 1] ?? 0) - g, (data[at + 2] ?? 0) - b)
  }
  const isStrong = (x: number, y: number): boolean => {
    for (let dy = -DEPTH; dy <= DEPTH; dy += 1)
      for (let dx = -DEPTH; dx <= DEPTH; dx += 1) {
        const [u, v] = [x + dx, y + dy]
        if (u < 0 || v < 0 || u >= width || v >= height || !kept[v * width + u]) continue
        if (strengthAt(u, v) > STRONG) return true
      }
    return false
  }
  let edge = 0
  let weak = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      if (!kept[at]) continue
      if (kept[at - 1] && kept[at + 1] && kept[at - width] && kept[at + width]) continue
      edge += 1
      if (!isStrong(x, y)) weak += 1
    }
  return edge === 0 ? 0 : weak / edge
}
