import { loadImage } from '@napi-rs/canvas'
import { drawSheet, WHITE } from './draw-sheet.ts'
import { type ScreenShareSpec, screenFile } from './pictures.ts'

const SIDE = 560
/** The screen goes over the right and the lower edge: its upper left part tells what it is. */
const SCREEN = { x: 616, y: 72, height: 640, radius: 14 }

/** The same picture with a screen of the product in place of the poster. */
export const drawScreenShare = async ({
  title,
  note,
  screen,
}: ScreenShareSpec): Promise<Buffer> => {
  const { canvas, brush } = drawSheet({ title, note, side: SIDE })
  const image = await loadImage(screenFile(screen))
  const width = (image.width / image.height) * SCREEN.height
  brush.save()
  brush.beginPath()
  brush.roundRect(SCREEN.x, SCREEN.y, width, SCREEN.height, SCREEN.radius)
  brush.fillStyle = WHITE
  brush.fill()
  brush.clip()
  brush.drawImage(image, SCREEN.x, SCREEN.y, width, SCREEN.height)
  brush.restore()
  return canvas.encode('jpeg', 88)
}
