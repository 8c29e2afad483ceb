import { type Appearance, drawShape } from '@kadr/scene/presenters/appearance'
import { drawShirtCollar } from '@kadr/scene/presenters/body'
import { drawBrows, drawEyes, drawHead, type Eyes } from '@kadr/scene/presenters/face'
import { MOUTHS, type Mouth } from '@kadr/scene/presenters/mouths'
import { PRESENTERS } from '@kadr/scene/presenters/people'
import { apart, type Brush, disc } from '../paint/canvas.ts'
import { blink, type Character, hold, limb, oval, pulse, swing, turned } from './character.ts'

const lookOf = (key: string): Appearance => {
  const found = PRESENTERS.find((presenter) => presenter.key === key)
  if (!found) throw new Error(`There is no presenter ${key}`)
  return found.appearance
}

const eyesAt = (phase: number, moments: readonly number[]): Eyes => {
  const open = Math.min(...moments.map((at) => blink(phase, at)))
  if (open > 0.8) return 'open'
  return open > 0.35 ? 'half' : 'closed'
}

type Face = { appearance: Appearance; eyes: Eyes; mouth: Mouth; brows: number }

const drawFace = (brush: Brush, { appearance, eyes, mouth, brows }: Face) => {
  drawHead(brush, appearance)
  MOUTHS[mouth].draw(brush, appearance)
  drawEyes(brush, appearance, eyes)
  appearance.drawHairFront(brush)
  drawBrows(brush, appearance, { lift: brows })
}

const drawTorso = (brush: Brush, appearance: Appearance, shoulders: number) => {
  brush.fillStyle = appearance.shirt
  drawShape(
    brush,
    [-78, 236],
    [
      [-140, 256 - shoulders, -230, 262 - shoulders, -270, 350 - shoulders],
      [-300, 520, -270, 900, -262, 1400],
      [-100, 1410, 100, 1410, 262, 1400],
      [270, 900, 300, 520, 270, 350 - shoulders],
      [230, 262 - shoulders, 140, 256 - shoulders, 78, 236],
      [40, 270, -40, 270, -78, 236],
    ],
  )
  brush.fill()
  brush.fillStyle = appearance.skin
  drawShape(
    brush,
    [-66, 110],
    [
      [-64, 190, -70, 230, -100, 256],
      [-50, 330, 50, 330, 100, 256],
      [70, 230, 64, 190, 66, 110],
      [30, 100, -30, 100, -66, 110],
    ],
  )
  brush.fill()
  brush.fillStyle = appearance.skinShade
  apart(brush, () => {
    brush.clip()
    oval(brush, 0, 120, 120, 92)
  })
}

const drawPalm = (
  brush: Brush,
  appearance: Appearance,
  { x, y, side, spread }: { x: number; y: number; side: number; spread: number },
) =>
  turned(brush, { x, y, angle: side * (0.9 * spread - 0.35), scaleX: side }, () => {
    brush.fillStyle = appearance.skin
    oval(brush, 22, -10, 60, 46, -0.2)
    for (const [angle, reach] of [
      [-1.15, 74],
      [-0.35, 106],
      [-0.05, 114],
      [0.26, 104],
    ] as const) {
      limb(
        brush,
        [
          24,
          -12,
          24 + Math.cos(angle) * reach * 0.5,
          -12 + Math.sin(angle) * reach * 0.5,
          24 + Math.cos(angle) * reach,
          -12 + Math.sin(angle) * reach,
        ],
        { width: 30, colour: appearance.skin },
      )
    }
  })

const shrugLook: Appearance = { ...lookOf('mark'), shirt: '#f2b84b', shirtShade: '#d89a2c' }

const shrug: Character = {
  key: 'shrug',
  name: 'Пожимает плечами',
  altText: 'Человек пожимает плечами и разводит руками',
  tags: ['человек', 'не знаю', 'реакция'],
  seconds: 3.4,
  draw(brush, phase) {
    const up = hold(phase, { from: 0.14, to: 0.26, back: 0.8 })
    const shoulders = up * 58
    const appearance = shrugLook
    apart(brush, () => {
      brush.translate(540, 740)
      brush.scale(1.02, 1.02)
      for (const side of [-1, 1]) {
        const x = side * (262 + up * 66)
        const y = 860 - up * 250 + swing(phase, 4) * 6 * up
        limb(brush, [side * 236, 360 - shoulders, side * (300 + up * 10), 760 - up * 60, x, y], {
          width: 120,
          colour: appearance.shirtShade,
        })
        limb(
          brush,
          [side * (282 + up * 22), 800 - up * 130, side * (276 + up * 40), 830 - up * 180, x, y],
          { width: 96, colour: appearance.skin },
        )
        drawPalm(brush, appearance, { x: x + side * 8, y, side, spread: 1 - up })
      }
      drawTorso(brush, appearance, shoulders)
      brush.fillStyle = '#ffffff'
      drawShape(
        brush,
        [-60, 270],
        [
          [-30, 320, 30, 320, 60, 270],
          [50, 350, -50, 350, -60, 270],
        ],
      )
      brush.fill()
      turned(brush, { x: 0, y: 60 - up * 10, angle: up * 0.13 + swing(phase, 1) * 0.015 }, () => {
        brush.translate(0, -60)
        drawFace(brush, {
          appearance,
          eyes: eyesAt(phase, [0.06, 0.55, 0.92]),
          mouth: up > 0.5 ? 'closed' : 'rest',
          brows: up * 26,
        })
      })
    })
  },
}

const officeLook: Appearance = { ...lookOf('anna'), shirt: '#f4f1ea', shirtShade: '#d8d2c4' }

const drawLaptop = (brush: Brush) => {
  brush.fillStyle = '#3a4154'
  brush.beginPath()
  brush.roundRect(-330, 560, 660, 420, 34)
  brush.fill()
  brush.fillStyle = '#4a5268'
  brush.beginPath()
  brush.roundRect(-312, 578, 624, 384, 24)
  brush.fill()
  brush.fillStyle = '#e9edf5'
  disc(brush, 0, 770, 38)
  brush.fillStyle = '#2b3040'
  brush.beginPath()
  brush.roundRect(-390, 964, 780, 46, 22)
  brush.fill()
}

const drawMug = (brush: Brush, phase: number) =>
  apart(brush, () => {
    brush.translate(400, 850)
    for (const at of [-24, 24]) {
      const rise = swing(phase, 2, at / 100) * 14
      limb(brush, [at, -20, at + 24 + rise, -60, at - 4 + rise, -104 - pulse(phase, 2) * 10], {
        width: 10,
        colour: '#ffffff',
      })
    }
    brush.strokeStyle = '#ff6b57'
    brush.lineWidth = 24
    brush.beginPath()
    brush.arc(72, 84, 40, -1.4, 1.5)
    brush.stroke()
    brush.fillStyle = '#ff6b57'
    brush.beginPath()
    brush.roundRect(-74, 0, 148, 164, [16, 16, 44, 44])
    brush.fill()
    brush.fillStyle = '#5a3022'
    oval(brush, 0, 8, 64, 13)
  })

const office: Character = {
  key: 'office',
  name: 'Работает за ноутбуком',
  altText: 'Сотрудница печатает за ноутбуком, рядом дымится кофе',
  tags: ['человек', 'работа', 'реакция'],
  seconds: 4,
  draw(brush, phase) {
    const appearance = officeLook
    const glance = hold(phase, { from: 0.5, to: 0.58, back: 0.86 })
    apart(brush, () => {
      brush.translate(540, 720)
      brush.scale(1.12, 1.12)
      turned(brush, { x: 0, y: 60, angle: glance * -0.08 + swing(phase, 4) * 0.012 }, () => {
        brush.translate(0, -60)
        appearance.drawHairBack(brush)
      })
      drawTorso(brush, appearance, 0)
      drawShirtCollar(brush, '#ffffff')
      for (const side of [-1, 1]) {
        const tap = swing(phase, 10, side * 0.25) * 12 * (1 - glance)
        limb(brush, [side * 232, 380, side * 380, 660, side * 268, 900 + tap], {
          width: 112,
          colour: appearance.shirtShade,
        })
      }
      turned(
        brush,
        { x: 0, y: 60 + swing(phase, 4) * 4, angle: glance * -0.08 + swing(phase, 4) * 0.012 },
        () => {
          brush.translate(0, -60)
          drawFace(brush, {
            appearance,
            eyes: eyesAt(phase, [0.14, 0.44, 0.72]),
            mouth: glance > 0.5 ? 's' : 'closed',
            brows: glance * 22,
          })
        },
      )
      drawLaptop(brush)
      brush.fillStyle = '#b98254'
      brush.fillRect(-520, 1006, 1040, 40)
      brush.fillStyle = '#96653c'
      brush.fillRect(-520, 1046, 1040, 60)
      drawMug(brush, phase)
    })
  },
}

export const people: readonly Character[] = [office, shrug]
