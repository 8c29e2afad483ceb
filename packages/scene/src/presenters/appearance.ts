import type { Pen } from './pen.ts'

/** Colours of what a presenter wears. */
export type Clothes = { shirt: string; shirtShade: string; collar: string }

/** Appearance of a drawn presenter. Colours have six hex digits. */
export type Appearance = Clothes & {
  skin: string
  skinShade: string
  cheek: string
  lip: string
  hair: string
  hairShade: string
  drawHairBack(brush: Pen): void
  drawHairFront(brush: Pen): void
  drawBeard?(brush: Pen): void
  hasGlasses?: boolean
  /** Over the shirt: lapels, a scarf, a zip. */
  drawClothes?(brush: Pen, colours: Clothes): void
}

export const INK = '#2a2230'

/** A closed shape of Bézier curves: pairs of control points and ends. */
export const drawShape = (
  brush: Pen,
  start: readonly [number, number],
  curves: readonly (readonly [number, number, number, number, number, number])[],
) => {
  brush.beginPath()
  brush.moveTo(...start)
  for (const curve of curves) brush.bezierCurveTo(...curve)
  brush.closePath()
}

export const drawStroke = (
  brush: Pen,
  points: readonly [number, number, number, number, number, number],
  { width, colour }: { width: number; colour: string },
) => {
  const [x1, y1, cx, cy, x2, y2] = points
  brush.lineCap = 'round'
  brush.lineWidth = width
  brush.strokeStyle = colour
  brush.beginPath()
  brush.moveTo(x1, y1)
  brush.quadraticCurveTo(cx, cy, x2, y2)
  brush.stroke()
}
