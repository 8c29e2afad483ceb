import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawPoster } from './draw-poster.ts'
import { drawSheet, WHITE } from './draw-sheet.ts'
import type { ShareSpec } from './pictures.ts'

const SIDE = 744
const POSTER = { x: 838, y: 64, width: 282, height: 502, radius: 18 }
const CORNER = { out: 18, length: 34, width: 5 }

const drawCorners = (brush: SKRSContext2D) => {
  brush.strokeStyle = WHITE
  brush.lineWidth = CORNER.width
  brush.lineCap = 'butt'
  const left = POSTER.x - CORNER.out
  const top = POSTER.y - CORNER.out
  const right = POSTER.x + POSTER.width + CORNER.out
  const bottom = POSTER.y + POSTER.height + CORNER.out
  for (const [x, y, dx, dy] of [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [left, bottom, 1, -1],
    [right, bottom, -1, -1],
  ] as const) {
    brush.beginPath()
    brush.moveTo(x + dx * CORNER.length, y)
    brush.lineTo(x, y)
    brush.lineTo(x, y + dy * CORNER.length)
    brush.stroke()
  }
}

/** The picture of a page for link previews: its title on paper, a poster on cobalt. */
export const drawShare = async (spec: ShareSpec & { cacheFolder: string }): Promise<Buffer> => {
  const { style, text, object, title, note, cacheFolder } = spec
  const { canvas, brush } = drawSheet({ title, note, side: SIDE })
  const poster = await drawPoster({ style, text, object, width: POSTER.width, cacheFolder })
  brush.save()
  brush.beginPath()
  brush.roundRect(POSTER.x, POSTER.y, POSTER.width, POSTER.height, POSTER.radius)
  brush.clip()
  brush.drawImage(poster, POSTER.x, POSTER.y, POSTER.width, POSTER.height)
  brush.restore()
  drawCorners(brush)
  return canvas.encode('jpeg', 88)
}
