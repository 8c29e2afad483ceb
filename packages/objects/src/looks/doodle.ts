import { createSeededRandom } from '@kadr/kit/seeded-random'
import { cropToBody } from './body.ts'
import { bendMask } from './doodle-bend.ts'
import { drawStrokes } from './doodle-strokes.ts'
import type { Look } from './look.ts'
import { paintMask, paintPixels, stampDot } from './paint.ts'
import {
  createMask,
  createPixels,
  type Mask,
  type Pixels,
  parseHex,
  readAlpha,
  readTone,
} from './pixels.ts'

const PEN = 7
const STROKES_SHIFT = { x: 12, y: 10 }

const isBorder = (data: Uint8ClampedArray, here: number, there: number): boolean => {
  const difference = (channel: number) =>
    Math.abs((data[here + channel] ?? 0) - (data[there + channel] ?? 0))
  if (difference(3) > 120) return true
  return (data[here + 3] ?? 0) > 128 && difference(0) + difference(1) + difference(2) > 34
}

/** A pen line along the borders of the flat fills. */
const drawOutline = ({ width, height, data }: Pixels, point: number): Mask => {
  const outline = createMask(width, height)
  const step = Math.max(1, Math.round(2 * point))
  for (let y = 0; y < height - step; y++)
    for (let x = 0; x < width - step; x++) {
      const at = (y * width + x) * 4
      if (!isBorder(data, at, at + step * 4) && !isBorder(data, at, at + step * width * 4)) continue
      const uneven = Math.sin(x / point / 31 + y / point / 43) * 0.8
      stampDot(outline, { x: x + 1, y: y + 1, radius: (PEN / 2 + uneven) * point })
    }
  return outline
}

/** Colours of markers: light and clean. */
const lighten = ({ data }: Pixels) => {
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue
    const share = readTone(data, at) < 0.3 ? 0.35 : 0.16
    for (let channel = 0; channel < 3; channel++) {
      const own = data[at + channel] ?? 0
      data[at + channel] = own + (255 - own) * share
    }
  }
}

/** Offsets the fills from their outline and keeps only what the strokes cover. */
const fillByStrokes = (cut: Pixels, strokes: Mask, point: number): Pixels => {
  const filled = createPixels(cut.width, cut.height)
  const [dx, dy] = [Math.round(STROKES_SHIFT.x * point), Math.round(STROKES_SHIFT.y * point)]
  for (let y = dy; y < cut.height; y++)
    for (let x = dx; x < cut.width; x++) {
      const from = (y - dy) * cut.width + x - dx
      const to = (y * cut.width + x) * 4
      filled.data.set(cut.data.subarray(from * 4, from * 4 + 4), to)
      filled.data[to + 3] = (cut.data[from * 4 + 3] ?? 0) * (strokes.values[from] ?? 0)
    }
  return filled
}

/** A pen outline with a wobble; fills by slanted marker strokes that miss it. Colours: pen, paper. */
export const drawDoodle: Look = ({ drawing, body, colours, point, seed }) => {
  const [pen = '#1d3aa6', paper = '#ffffff'] = colours
  const margin = Math.ceil(50 * point)
  const cut = cropToBody(drawing, body, margin)
  const outline = drawOutline(cut, point)
  const pixels = createPixels(cut.width, cut.height)
  // Paper under the drawing, so that the grid of a page does not show through.
  paintMask(pixels, readAlpha(cut), { colour: parseHex(paper), opacity: 0.85 })
  lighten(cut)
  const strokes = drawStrokes({
    width: cut.width,
    height: cut.height,
    point,
    random: createSeededRandom(seed),
  })
  paintPixels(pixels, fillByStrokes(cut, strokes, point))
  paintMask(pixels, bendMask(outline, point), { colour: parseHex(pen) })
  return { pixels, margin }
}
