import type { Brush } from '../draw/brush.ts'

/** A brush without pictures. */
export type Pen = Omit<Brush<unknown>, 'drawImage'>

export const drawDisc = (pen: Pen, x: number, y: number, radius: number) => {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

/** Runs `draw` between save and restore. */
export const withSavedState = (pen: Pen, draw: () => void) => {
  pen.save()
  draw()
  pen.restore()
}
