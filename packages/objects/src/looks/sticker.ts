import { blurMask } from './blur.ts'
import { cropToBody } from './body.ts'
import { growMask } from './grow.ts'
import type { Look } from './look.ts'
import { paintMask, paintPixels } from './paint.ts'
import { createPixels, parseHex, readAlpha } from './pixels.ts'

const EDGE = 17
const SHADOWS = [
  { sigma: 24, down: 28, opacity: 0.3 },
  { sigma: 3, down: 4, opacity: 0.25 },
]
const SOLID_ALPHA = 150 / 255

/** A sticker cut-out: an edge and two shadows. Colours: edge, shadow. */
export const drawSticker: Look = ({ drawing, body, colours, point }) => {
  const [edge = '#ffffff', shadow = '#101640'] = colours
  const margin = Math.ceil((EDGE + 80) * point)
  const cut = cropToBody(drawing, body, margin)
  const silhouette = readAlpha(cut)
  for (let at = 0; at < silhouette.values.length; at++)
    silhouette.values[at] = (silhouette.values[at] ?? 0) > SOLID_ALPHA ? 1 : 0
  const sheet = growMask(silhouette, EDGE * point)
  const pixels = createPixels(cut.width, cut.height)
  for (const { sigma, down, opacity } of SHADOWS)
    paintMask(pixels, blurMask(sheet, sigma * point), {
      colour: parseHex(shadow),
      opacity,
      shift: { x: 0, y: down * point },
    })
  paintMask(pixels, sheet, { colour: parseHex(edge) })
  paintPixels(pixels, cut)
  return { pixels, margin }
}
