import { INK, type Look, shape, stroke } from './look.ts'
import { apart, disc, type Pen } from './pen.ts'

/** The head is drawn around its own middle; a face is about 300 wide and 400 high. */
const EYE_X = 62
const EYE_Y = -8
export const MOUTH_Y = 104

const faceOutline = (brush: Pen) =>
  shape(
    brush,
    [-142, -40],
    [
      [-148, -190, 148, -190, 142, -40],
      [140, 60, 118, 132, 62, 172],
      [24, 196, -24, 196, -62, 172],
      [-118, 132, -140, 60, -142, -40],
    ],
  )

const drawEar = (brush: Pen, look: Look, side: number) => {
  brush.fillStyle = look.skin
  brush.beginPath()
  brush.ellipse(side * 144, 16, 27, 42, side * 0.12, 0, Math.PI * 2)
  brush.fill()
  stroke(brush, [side * 150, 0, side * 160, 18, side * 144, 34], {
    width: 5,
    colour: look.skinShade,
  })
}

export const drawHead = (brush: Pen, look: Look) => {
  for (const side of [-1, 1]) drawEar(brush, look, side)
  brush.fillStyle = look.skin
  faceOutline(brush)
  brush.fill()
  apart(brush, () => {
    faceOutline(brush)
    brush.clip()
    brush.globalAlpha = 0.5
    brush.fillStyle = look.skinShade
    brush.beginPath()
    brush.ellipse(96, 20, 190, 260, 0.1, -Math.PI / 2, Math.PI / 2)
    brush.ellipse(52, 10, 150, 250, 0.1, Math.PI / 2, -Math.PI / 2, true)
    brush.fill()
    brush.globalAlpha = 0.32
    brush.fillStyle = look.cheek
    for (const side of [-1, 1]) disc(brush, side * 88, 62, 34)
  })
  look.drawBeard?.(brush)
  stroke(brush, [-3, 14, 17, 48, -8, 56], { width: 7, colour: look.skinShade })
}

export const drawBrows = (brush: Pen, look: Look, lift = 0) => {
  for (const side of [-1, 1]) {
    stroke(
      brush,
      [side * 34, EYE_Y - 46 - lift, side * 64, EYE_Y - 66 - lift, side * 96, EYE_Y - 48 - lift],
      { width: 13, colour: look.hairShade },
    )
  }
}

export type Eyes = 'open' | 'half' | 'closed'

const drawGlasses = (brush: Pen) =>
  apart(brush, () => {
    brush.strokeStyle = '#3b3440'
    brush.lineWidth = 7
    for (const side of [-1, 1]) {
      brush.fillStyle = 'rgba(255, 255, 255, 0.16)'
      brush.beginPath()
      brush.roundRect(side * EYE_X - 48, EYE_Y - 42, 96, 84, 34)
      brush.fill()
      brush.stroke()
    }
    stroke(brush, [-15, EYE_Y - 6, 0, EYE_Y - 16, 15, EYE_Y - 6], { width: 7, colour: '#3b3440' })
    for (const side of [-1, 1]) {
      stroke(brush, [side * 110, EYE_Y - 8, side * 128, EYE_Y - 10, side * 142, EYE_Y - 2], {
        width: 7,
        colour: '#3b3440',
      })
    }
  })

const drawEye = (brush: Pen, look: Look, side: number, eyes: Eyes) => {
  const x = side * EYE_X
  if (eyes === 'closed') {
    stroke(brush, [x - 24, EYE_Y + 2, x, EYE_Y + 20, x + 24, EYE_Y + 2], { width: 8, colour: INK })
    return
  }
  const height = eyes === 'open' ? 27 : 13
  apart(brush, () => {
    brush.beginPath()
    brush.ellipse(x, EYE_Y, 26, height, 0, 0, Math.PI * 2)
    brush.fillStyle = '#fffdf8'
    brush.fill()
    brush.clip()
    brush.fillStyle = INK
    disc(brush, x, EYE_Y + 1, 18)
    brush.fillStyle = look.hairShade
    disc(brush, x, EYE_Y + 7, 11)
    brush.fillStyle = INK
    disc(brush, x, EYE_Y + 2, 9)
    brush.fillStyle = '#ffffff'
    disc(brush, x + 6, EYE_Y - 7, 5)
  })
  stroke(
    brush,
    [x - 27, EYE_Y - height * 0.4, x, EYE_Y - height * 1.5, x + 27, EYE_Y - height * 0.4],
    { width: 7, colour: INK },
  )
}

export const drawEyes = (brush: Pen, look: Look, eyes: Eyes) => {
  for (const side of [-1, 1]) drawEye(brush, look, side, eyes)
  if (look.hasGlasses) drawGlasses(brush)
}
