import type { Ground } from './fit-ground.ts'
import type { Pixels } from './tile-map.ts'

/** Distance from the ground's colour, in its spreads, that is still ground. */
const NEAR = 4
const MOST_NEAR = 34
/** A shadow: darker by this much at most, of the same hue, and soft; on a dark ground black is a thing. */
const SHADE = 74
const SHADE_SHARE = 0.34
const HUE = 9
const SOFT = 7

/** 1 for every pixel of the ground that is reached from the border without crossing the thing. */
export const floodGround = ({ data, width, height }: Pixels, ground: Ground): Uint8Array => {
  const limit = Math.min(MOST_NEAR, ground.spread * NEAR + 4)
  const luma = (at: number) =>
    0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  /** Steepest change of light around a pixel. */
  const steepness = (at: number, x: number) =>
    Math.max(
      x > 0 ? Math.abs(luma(at) - luma(at - 1)) : 0,
      x < width - 1 ? Math.abs(luma(at) - luma(at + 1)) : 0,
      at >= width ? Math.abs(luma(at) - luma(at - width)) : 0,
      at + width < width * height ? Math.abs(luma(at) - luma(at + width)) : 0,
    )
  const isGround = (at: number): boolean => {
    if ((data[at * 4 + 3] ?? 255) < 16) return true
    const x = at % width
    const [r, g, b] = ground.colourAt(x, Math.floor(at / width))
    const [dr, dg, db] = [
      (data[at * 4] ?? 0) - r,
      (data[at * 4 + 1] ?? 0) - g,
      (data[at * 4 + 2] ?? 0) - b,
    ]
    if (Math.hypot(dr, dg, db) <= limit) return true
    const darker = -(0.299 * dr + 0.587 * dg + 0.114 * db)
    const whole = 0.299 * r + 0.587 * g + 0.114 * b
    if (darker <= 0 || darker > Math.min(SHADE, whole * SHADE_SHARE)) return false
    // The light of a shadow is the ground's, dimmed.
    const dim = 1 - darker / Math.max(1, whole)
    const hue = Math.hypot(
      (data[at * 4] ?? 0) - r * dim,
      (data[at * 4 + 1] ?? 0) - g * dim,
      (data[at * 4 + 2] ?? 0) - b * dim,
    )
    return hue <= HUE && steepness(at, x) <= SOFT
  }
  const found = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let tail = 0
  const reach = (at: number) => {
    if (found[at] || !isGround(at)) return
    found[at] = 1
    queue[tail] = at
    tail += 1
  }
  for (let x = 0; x < width; x += 1) {
    reach(x)
    reach((height - 1) * width + x)
  }
  for (let y = 0; y < height; y += 1) {
    reach(y * width)
    reach(y * width + width - 1)
  }
  for (let head = 0; head < tail; head += 1) {
    const at = queue[head] ?? 0
    const x = at % width
    if (x > 0) reach(at - 1)
    if (x < width - 1) reach(at + 1)
    if (at >= width) reach(at - width)
    if (at + width < width * height) reach(at + width)
  }
  return found
}
