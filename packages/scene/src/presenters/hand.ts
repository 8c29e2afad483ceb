import type { Appearance } from './appearance.ts'
import { drawShape, drawStroke } from './appearance.ts'
import type { Pen } from './pen.ts'

const FINGERS = [
  { from: [236, 452], bend: [222, 410], tip: [212, 366], width: 34 },
  { from: [264, 440], bend: [258, 392], tip: [254, 346], width: 36 },
  { from: [294, 442], bend: [298, 396], tip: [300, 352], width: 35 },
  { from: [320, 456], bend: [332, 418], tip: [340, 380], width: 31 },
] as const

/** An open palm in front of the shoulder, with its sleeve. */
export const drawHand = (pen: Pen, appearance: Appearance) => {
  pen.save()
  pen.translate(62, 40)
  drawArm(pen, appearance)
  pen.restore()
}

const drawArm = (pen: Pen, appearance: Appearance) => {
  pen.fillStyle = appearance.shirtShade
  drawShape(
    pen,
    [214, 640],
    [
      [206, 820, 200, 1040, 196, 1230],
      [300, 1230, 380, 1230, 440, 1230],
      [430, 1000, 390, 800, 338, 640],
      [300, 620, 250, 620, 214, 640],
    ],
  )
  pen.fill()
  pen.fillStyle = appearance.skin
  drawShape(
    pen,
    [236, 650],
    [
      [232, 600, 212, 560, 216, 470],
      [218, 430, 336, 430, 340, 470],
      [346, 560, 322, 600, 320, 650],
      [296, 660, 258, 660, 236, 650],
    ],
  )
  pen.fill()
  for (const { from, bend, tip, width } of FINGERS)
    drawStroke(pen, [...from, ...bend, ...tip], { width, colour: appearance.skin })
  drawStroke(pen, [236, 560, 190, 540, 178, 486], { width: 38, colour: appearance.skin })
  drawStroke(pen, [246, 520, 280, 552, 318, 536], { width: 5, colour: appearance.skinShade })
  // Cuff.
  drawStroke(pen, [220, 650, 278, 636, 334, 650], { width: 34, colour: appearance.shirt })
}
