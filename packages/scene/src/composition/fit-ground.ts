import type { Pixels } from './tile-map.ts'

type Plane = readonly [base: number, perX: number, perY: number]

/** The colour of a ground at each point: light falls off evenly from one side. */
export type Ground = { colourAt(x: number, y: number): readonly [number, number, number]; spread: number }

type Sample = { x: number; y: number; rgb: readonly number[] }

/** Depth of the border that is looked at, of the shorter side. */
const RIM = 0.02
const MOST_SAMPLES = 4000
const ROUNDS = 5
/** Samples this much farther than usual are the thing reaching the border. */
const OUTLIER = 2.5
const LEAST_SPREAD = 3
/** A plain ground: most of the border is of it, and it differs little from its plane. */
const LEAST_GROUND = 0.6
const MOST_SPREAD = 7

const listSamples = ({ data, width, height }: Pixels): Sample[] => {
  const rim = Math.max(1, Math.round(Math.min(width, height) * RIM))
  const found: number[] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= rim && x < width - rim && y >= rim && y < height - rim
      if (isInside) x = width - rim - 1
      else found.push(y * width + x)
    }
  const step = Math.max(1, Math.floor(found.length / MOST_SAMPLES))
  return found
    .filter((_, index) => index % step === 0)
    .map((at) => ({
      x: (at % width) / width - 0.5,
      y: Math.floor(at / width) / height - 0.5,
      rgb: [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0],
    }))
}

/** Solves three equations by Cramer's rule; undefined where they are not independent. */
const solve = (m: readonly number[], v: readonly number[]): Plane | undefined => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = m
  const [p = 0, q = 0, r = 0] = v
  const whole = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  if (Math.abs(whole) < 1e-9) return undefined
  return [
    (p * (e * i - f * h) - b * (q * i - f * r) + c * (q * h - e * r)) / whole,
    (a * (q * i - f * r) - p * (d * i - f * g) + c * (d * r - q * g)) / whole,
    (a * (e * r - q * h) - b * (d * r - q * g) + p * (d * h - e * g)) / whole,
  ]
}

const fitPlane = (samples: readonly Sample[], channel: number): Plane | undefined => {
  const m = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const v = [0, 0, 0]
  for (const { x, y, rgb } of samples) {
    const value = rgb[channel] ?? 0
    for (const [index, add] of [1, x, y, x, x * x, x * y, y, x * y, y * y].entries())
      m[index] = (m[index] ?? 0) + add
    for (const [index, add] of [value, value * x, value * y].entries())
      v[index] = (v[index] ?? 0) + add
  }
  return solve(m, v)
}

const at = ([base, perX, perY]: Plane, x: number, y: number) => base + perX * x + perY * y

const distance = (planes: readonly Plane[], { x, y, rgb }: Sample) =>
  Math.hypot(...planes.map((plane, channel) => at(plane, x, y) - (rgb[channel] ?? 0)))

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Most of the border is of one colour that changes evenly across the picture; else undefined. */
export const fitGround = (pixels: Pixels): Ground | undefined => {
  const all = listSamples(pixels)
  // The median of each channel is of the ground wherever most of the border is.
  const middle = [0, 1, 2].map((channel) => medianOf(all.map(({ rgb }) => rgb[channel] ?? 0)))
  let planes: Plane[] = middle.map((value) => [value, 0, 0])
  let near = all
  let spread = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const distances = all.map((sample) => distance(planes, sample))
    const limit = Math.max(LEAST_SPREAD, medianOf(distances)) * OUTLIER
    near = all.filter((_, index) => (distances[index] ?? 0) <= limit)
    const fitted = [0, 1, 2].map((channel) => fitPlane(near, channel))
    if (fitted.some((plane) => plane === undefined)) return undefined
    planes = fitted.filter((plane) => plane !== undefined)
    spread = medianOf(near.map((sample) => distance(planes, sample)))
  }
  if (near.length < all.length * LEAST_GROUND || spread > MOST_SPREAD) return undefined
  const { width, height } = pixels
  const [red, green, blue] = planes
  if (!red || !green || !blue) return undefined
  return {
    spread: Math.max(LEAST_SPREAD, spread),
    colourAt: (x, y) => {
      const [u, v] = [x / width - 0.5, y / height - 0.5]
      return [at(red, u, v), at(green, u, v), at(blue, u, v)]
    },
  }
}
