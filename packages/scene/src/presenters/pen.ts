import type { Brush } from '../brush.ts'

/** What people are drawn with: a brush that needs no pictures. */
export type Pen = Omit<Brush<unknown>, 'drawImage'>

export const disc = (pen: Pen, x: number, y: number, radius: number) => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

/** Runs `draw` with settings of its own. */
export const apart = (pen: Pen, draw: () => void) => {
  pen.save()
  draw()
  pen.restore()
}
