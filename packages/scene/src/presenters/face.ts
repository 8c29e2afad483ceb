import { type Appearance, drawShape, drawStroke, INK } from './appearance.ts'
import { drawDisc, type Pen, withSavedState } from './pen.ts'

/** The origin is the centre of the head; a face is about 300 wide and 400 high. */
const EYE_X = 62
const EYE_Y = -8
export const MOUTH_Y = 104

const faceOutline = (brush: Pen) =>
  drawShape(
    brush,
    [-142, -40],
    [
      [-148, -190, 148, -190, 142, -40],
      [140, 60, 118, 132, 62, 172],
      [24, 196, -24, 196, -62, 172],
      [-118, 132, -140, 60, -142, -40],
    ],
  )

const drawEar = (brush: Pen, appearance: Appearance, side: number) => {
  brush.fillStyle = appearance.skin
  brush.beginPath()
  brush.ellipse(side * 144, 16, 27, 42, side * 0.12, 0, Math.PI * 2)
  brush.fill()
  drawStroke(brush, [side * 150, 0, side * 160, 18, side * 144, 34], {
    width: 5,
    colour: appearance.skinShade,
  })
}

export const drawHead = (brush: Pen, appearance: Appearance) => {
  for (const side of [-1, 1]) drawEar(brush, appearance, side)
  brush.fillStyle = appearance.skin
  faceOutline(brush)
  brush.fill()
  withSavedState(brush, () => {
    faceOutline(brush)
    brush.clip()
    brush.globalAlpha = 0.5
    brush.fillStyle = appearance.skinShade
    brush.beginPath()
    brush.ellipse(96, 20, 190, 260, 0.1, -Math.PI / 2, Math.PI / 2)
    brush.ellipse(52, 10, 150, 250, 0.1, Math.PI / 2, -Math.PI / 2, true)
    brush.fill()
    brush.globalAlpha = 0.32
    brush.fillStyle = appearance.cheek
    for (const side of [-1, 1]) drawDisc(brush, side * 88, 62, 34)
  })
  appearance.drawBeard?.(brush)
  drawStroke(brush, [-3, 14, 17, 48, -8, 56], { width: 7, colour: appearance.skinShade })
}

/** Lift in points; a positive tilt draws the inner ends down, one side may rise alone. */
export type Brows = { lift: number; tilt: number; lone: number }

const CALM: Brows = { lift: 0, tilt: -5, lone: 0 }

export const drawBrows = (brush: Pen, appearance: Appearance, brows: Partial<Brows> = {}) => {
  const { lift, tilt, lone } = { ...CALM, ...brows }
  for (const side of [-1, 1]) {
    const y = EYE_Y - lift - (side > 0 ? lone : 0)
    drawStroke(brush, [side * 34, y - 46 + tilt, side * 64, y - 66, side * 96, y - 48 - tilt], {
      width: 13,
      colour: appearance.hairShade,
    })
  }
}

export type Eyes = 'closed' | 'half' | 'open' | 'wide'

const drawGlasses = (brush: Pen) =>
  withSavedState(brush, () => {
    brush.strokeStyle = '#3b3440'
    brush.lineWidth = 7
    for (const side of [-1, 1]) {
      brush.fillStyle = 'rgba(255, 255, 255, 0.16)'
      brush.beginPath()
      brush.roundRect(side * EYE_X - 48, EYE_Y - 42, 96, 84, 34)
      brush.fill()
      brush.stroke()
    }
    drawStroke(brush, [-15, EYE_Y - 6, 0, EYE_Y - 16, 15, EYE_Y - 6], {
      width: 7,
      colour: '#3b3440',
    })
    for (const side of [-1, 1]) {
      drawStroke(brush, [side * 110, EYE_Y - 8, side * 128, EYE_Y - 10, side * 142, EYE_Y - 2], {
        width: 7,
        colour: '#3b3440',
      })
    }
  })

const EYE_HEIGHTS = { half: 13, open: 27, wide: 36 }

const drawEye = (brush: Pen, appearance: Appearance, side: number, eyes: Eyes) => {
  const x = side * EYE_X
  if (eyes === 'closed') {
    drawStroke(brush, [x - 24, EYE_Y + 2, x, EYE_Y + 20, x + 24, EYE_Y + 2], {
      width: 8,
      colour: INK,
    })
    return
  }
  const height = EYE_HEIGHTS[eyes]
  withSavedState(brush, () => {
    brush.beginPath()
    brush.ellipse(x, EYE_Y, 26, height, 0, 0, Math.PI * 2)
    brush.fillStyle = '#fffdf8'
    brush.fill()
    brush.clip()
    brush.fillStyle = INK
    drawDisc(brush, x, EYE_Y + 1, 18)
    brush.fillStyle = appearance.hairShade
    drawDisc(brush, x, EYE_Y + 7, 11)
    brush.fillStyle = INK
    drawDisc(brush, x, EYE_Y + 2, 9)
    brush.fillStyle = '#ffffff'
    drawDisc(brush, x + 6, EYE_Y - 7, 5)
  })
  drawStroke(
    brush,
    [x - 27, EYE_Y - height * 0.4, x, EYE_Y - height * 1.5, x + 27, EYE_Y - height * 0.4],
    { width: 7, colour: INK },
  )
}

export const drawEyes = (brush: Pen, appearance: Appearance, eyes: Eyes) => {
  for (const side of [-1, 1]) drawEye(brush, appearance, side, eyes)
  if (appearance.hasGlasses) drawGlasses(brush)
}
