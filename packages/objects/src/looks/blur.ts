import { createMask, type Mask } from './pixels.ts'

/** Sides of three box blurs that together come close to a Gaussian. */
const chooseBoxes = (sigma: number): number[] => {
  const ideal = Math.sqrt((12 * sigma * sigma) / 3 + 1)
  const low = Math.floor(ideal) - ((Math.floor(ideal) + 1) % 2)
  const lowCount = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4))
  return [0, 1, 2].map((pass) => (pass < lowCount ? low : low + 2))
}

/** Means along one axis: `step` between neighbours, `lines` of `length` values `apart`. */
const blurLines = (
  from: Float32Array,
  to: Float32Array,
  {
    side,
    step,
    length,
    lines,
    apart,
  }: Record<'apart' | 'length' | 'lines' | 'side' | 'step', number>,
) => {
  const reach = (side - 1) / 2
  for (let line = 0; line < lines; line++) {
    const start = line * apart
    let sum = 0
    for (let at = 0; at < Math.min(reach, length); at++) sum += from[start + at * step] ?? 0
    for (let at = 0; at < length; at++) {
      if (at + reach < length) sum += from[start + (at + reach) * step] ?? 0
      if (at - reach - 1 >= 0) sum -= from[start + (at - reach - 1) * step] ?? 0
      to[start + at * step] = sum / side
    }
  }
}

/** A Gaussian blur; outside the mask is zero. */
export const blurMask = ({ width, height, values }: Mask, sigma: number): Mask => {
  const result = createMask(width, height)
  const between = new Float32Array(values.length)
  result.values.set(values)
  for (const side of chooseBoxes(sigma)) {
    if (side <= 1) continue
    blurLines(result.values, between, { side, step: 1, length: width, lines: height, apart: width })
    blurLines(between, result.values, { side, step: width, length: height, lines: width, apart: 1 })
  }
  return result
}
