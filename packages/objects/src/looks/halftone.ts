import { cropToBody } from './body.ts'
import type { Look } from './look.ts'
import { paintMask, stampDot } from './paint.ts'
import { createMask, createPixels, type Pixels, parseHex, readAlpha, readTone } from './pixels.ts'
import { createToneCurve } from './tones.ts'

const CELL = 13
const ANGLE = (24 * Math.PI) / 180
const BODY_SHIFT = { x: 12, y: 7 }

/** Mean tone around a point, so that fine texture does not cause noise in the screen; null outside the body. */
const sampleTone = ({ width, height, data }: Pixels, x: number, y: number, reach: number) => {
  let [sum, count] = [0, 0]
  for (const dy of [-reach, 0, reach])
    for (const dx of [-reach, 0, reach]) {
      const [column, row] = [Math.round(x + dx), Math.round(y + dy)]
      if (column < 0 || row < 0 || column >= width || row >= height) continue
      const at = (row * width + column) * 4
      if ((data[at + 3] ?? 0) < 120) continue
      sum += readTone(data, at)
      count += 1
    }
  return count > 4 ? sum / count : null
}

/** A round screen of one ink on a flat body of another. Colours: ink, body (none: the screen alone). */
export const drawHalftone: Look = ({ drawing, body, colours, point }) => {
  const [ink = '#1e2660', fill] = colours
  const margin = Math.ceil(40 * point)
  const cut = cropToBody(drawing, body, margin)
  const spread = createToneCurve(drawing)
  const cell = CELL * point
  const dots = createMask(cut.width, cut.height)
  const [cos, sin] = [Math.cos(ANGLE), Math.sin(ANGLE)]
  const reach = Math.ceil(Math.hypot(cut.width, cut.height) / 2 / cell) * cell
  for (let u = -reach; u < reach; u += cell)
    for (let v = -reach; v < reach; v += cell) {
      const x = cut.width / 2 + u * cos - v * sin
      const y = cut.height / 2 + u * sin + v * cos
      const tone = sampleTone(cut, x, y, 4 * point)
      if (tone === null) continue
      const dark = Math.min(1, Math.max(0, (0.5 - spread(tone)) * 1.35 + 0.5))
      const radius = Math.sqrt(dark) * cell * 0.64
      if (radius >= 1.2 * point) stampDot(dots, { x, y, radius })
    }
  const pixels = createPixels(cut.width, cut.height)
  if (fill !== undefined)
    paintMask(pixels, readAlpha(cut), {
      colour: parseHex(fill),
      shift: { x: BODY_SHIFT.x * point, y: BODY_SHIFT.y * point },
    })
  paintMask(pixels, dots, { colour: parseHex(ink) })
  return { pixels, margin }
}
