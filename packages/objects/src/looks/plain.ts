import { blurMask } from './blur.ts'
import { cropToBody } from './body.ts'
import type { Look } from './look.ts'
import { paintMask, paintPixels } from './paint.ts'
import { createPixels, parseHex, readAlpha } from './pixels.ts'

/** As drawn. Colours: a shadow, or none. */
export const drawPlain: Look = ({ drawing, body, colours: [shadow], point }) => {
  if (shadow === undefined) return { pixels: cropToBody(drawing, body, 0), margin: 0 }
  const margin = Math.ceil(90 * point)
  const cut = cropToBody(drawing, body, margin)
  const pixels = createPixels(cut.width, cut.height)
  paintMask(pixels, blurMask(readAlpha(cut), 23 * point), {
    colour: parseHex(shadow),
    opacity: 0.3,
    shift: { x: 0, y: 30 * point },
  })
  paintPixels(pixels, cut)
  return { pixels, margin }
}
