import { clamp } from '../time/easing.ts'
import type { Ground } from './fit-ground.ts'
import type { Pixels } from './tile-map.ts'

/** Room around the thing, of its longer side. */
const MARGIN = 0.012
/** Coverage below and above which a pixel is wholly ground or wholly the thing. */
const EDGE = { from: 0.52, until: 0.94 }

const boundsOf = (kept: Uint8Array, width: number, height: number) => {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let at = 0; at < kept.length; at += 1) {
    if (!kept[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const margin = Math.ceil(Math.max(right - left, bottom - top) * MARGIN)
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width - 1, right + margin),
    bottom: Math.min(height - 1, bottom + margin),
  }
}

/** Without its outermost pixels, which are mixed with the ground. */
const shrink = (kept: Uint8Array, width: number, height: number): Uint8Array =>
  kept.map((is, at) => {
    const x = at % width
    const isInside =
      is &&
      (x === 0 || kept[at - 1]) &&
      (x === width - 1 || kept[at + 1]) &&
      (at < width || kept[at - width]) &&
      (at >= width * (height - 1) || kept[at + width])
    return isInside ? 1 : 0
  })

/** Share of kept pixels around one, nearer ones more. */
const coverage = (kept: Uint8Array, width: number, height: number, x: number, y: number) => {
  let sum = 0
  let whole = 0
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1) {
      const [u, v] = [x + dx, y + dy]
      const weight = 3 - Math.max(Math.abs(dx), Math.abs(dy))
      whole += weight
      // Beyond the picture the thing goes on as it is.
      const at = clamp(v, 0, height - 1) * width + clamp(u, 0, width - 1)
      if (kept[at]) sum += weight
    }
  return sum / whole
}

/** The kept part, its edge drawn in and smoothed, the ground's colour taken out of it. */
export const cutEdges = (
  { data, width, height }: Pixels,
  { kept, ground }: { kept: Uint8Array; ground: Ground },
): Pixels => {
  const { left, top, right, bottom } = boundsOf(kept, width, height)
  const size = { width: right - left + 1, height: bottom - top + 1 }
  const inner = shrink(kept, width, height)
  const out = new Uint8ClampedArray(size.width * size.height * 4)
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const [sx, sy] = [x + left, y + top]
      const from = (sy * width + sx) * 4
      const to = (y * size.width + x) * 4
      const near = coverage(inner, width, height, sx, sy)
      const alpha = clamp((near - EDGE.from) / (EDGE.until - EDGE.from))
      if (alpha === 0) continue
      const colour = ground.colourAt(sx, sy)
      for (const channel of [0, 1, 2]) {
        const seen = data[from + channel] ?? 0
        out[to + channel] = (seen - (colour[channel] ?? 0) * (1 - alpha)) / alpha
      }
      out[to + 3] = Math.round(alpha * (data[from + 3] ?? 255))
    }
  return { data: out, ...size }
}
