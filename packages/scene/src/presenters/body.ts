import { type Appearance, drawShape } from './appearance.ts'
import { type Pen, withSavedState } from './pen.ts'

const bodyOutline = (brush: Pen) =>
  drawShape(
    brush,
    [-78, 236],
    [
      [-150, 262, -300, 280, -348, 396],
      [-396, 520, -412, 800, -420, 1200],
      [-200, 1210, 200, 1210, 420, 1200],
      [412, 800, 396, 520, 348, 396],
      [300, 280, 150, 262, 78, 236],
      [40, 270, -40, 270, -78, 236],
    ],
  )

const drawNeck = (brush: Pen, appearance: Appearance) => {
  brush.fillStyle = appearance.skin
  drawShape(
    brush,
    [-66, 110],
    [
      [-64, 190, -70, 230, -100, 262],
      [-50, 330, 50, 330, 100, 262],
      [70, 230, 64, 190, 66, 110],
      [30, 100, -30, 100, -66, 110],
    ],
  )
  brush.fill()
  withSavedState(brush, () => {
    brush.clip()
    brush.globalAlpha = 0.75
    brush.fillStyle = appearance.skinShade
    brush.beginPath()
    brush.ellipse(0, 128, 124, 96, 0, 0, Math.PI * 2)
    brush.fill()
  })
}

/** Everything below the head; the origin is the centre of the head. */
export const drawBody = (brush: Pen, appearance: Appearance) => {
  brush.fillStyle = appearance.shirt
  bodyOutline(brush)
  brush.fill()
  withSavedState(brush, () => {
    bodyOutline(brush)
    brush.clip()
    brush.globalAlpha = 0.55
    brush.fillStyle = appearance.shirtShade
    for (const side of [-1, 1]) {
      drawShape(
        brush,
        [side * 262, 1210],
        [
          [side * 268, 900, side * 244, 640, side * 262, 540],
          [side * 286, 640, side * 304, 900, side * 318, 1210],
          [side * 300, 1210, side * 280, 1210, side * 262, 1210],
        ],
      )
      brush.fill()
    }
    brush.globalAlpha = 0.35
    drawShape(
      brush,
      [110, 240],
      [
        [260, 300, 330, 700, 300, 1210],
        [400, 1210, 500, 1210, 500, 1210],
        [500, 700, 460, 300, 110, 240],
      ],
    )
    brush.fill()
  })
  drawNeck(brush, appearance)
  appearance.drawClothes?.(brush, appearance)
}

export const drawCollar = (brush: Pen, colour: string) => {
  brush.lineWidth = 30
  brush.lineCap = 'round'
  brush.strokeStyle = colour
  brush.beginPath()
  brush.moveTo(-98, 252)
  brush.bezierCurveTo(-60, 330, 60, 330, 98, 252)
  brush.stroke()
}

export const drawShirtCollar = (brush: Pen, colour: string) => {
  brush.fillStyle = colour
  for (const side of [-1, 1]) {
    brush.beginPath()
    brush.moveTo(side * 86, 226)
    brush.lineTo(side * 130, 262)
    brush.lineTo(side * 74, 384)
    brush.lineTo(0, 318)
    brush.closePath()
    brush.fill()
  }
}
