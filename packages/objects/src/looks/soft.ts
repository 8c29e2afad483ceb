import { blurMask } from './blur.ts'
import { cropToBody } from './body.ts'
import type { Look } from './look.ts'
import { createMask, createPixels, readAlpha } from './pixels.ts'

const SIGMA = 14

/** Out of focus, as if close to the lens. No colours. */
export const drawSoft: Look = ({ drawing, body, point }) => {
  const margin = Math.ceil(SIGMA * 4 * point)
  const cut = cropToBody(drawing, body, margin)
  const alpha = readAlpha(cut)
  const blurred = blurMask(alpha, SIGMA * point)
  const pixels = createPixels(cut.width, cut.height)
  for (let channel = 0; channel < 3; channel++) {
    const weighted = createMask(cut.width, cut.height)
    for (let at = 0; at < alpha.values.length; at++)
      weighted.values[at] = (cut.data[at * 4 + channel] ?? 0) * (alpha.values[at] ?? 0)
    const { values } = blurMask(weighted, SIGMA * point)
    for (let at = 0; at < values.length; at++)
      pixels.data[at * 4 + channel] = (values[at] ?? 0) / Math.max(1e-4, blurred.values[at] ?? 0)
  }
  for (let at = 0; at < alpha.values.length; at++)
    pixels.data[at * 4 + 3] = (blurred.values[at] ?? 0) * 255
  return { pixels, margin }
}
