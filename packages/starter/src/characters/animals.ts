import { drawShape } from '@kadr/scene/presenters/appearance'
import { apart, type Brush, disc } from '../paint/canvas.ts'
import { blink, type Character, hold, limb, oval, pulse, swing, turned } from './character.ts'

const INK = '#2a2230'

const shine = (brush: Brush, x: number, y: number, radius: number) => {
  brush.fillStyle = '#ffffff'
  disc(brush, x, y, radius)
}

const CAT = { fur: '#f0a04b', shade: '#d47f2c', light: '#fdeedb', nose: '#e0707a' }

const drawCatHead = (brush: Brush, phase: number) => {
  for (const side of [-1, 1]) {
    brush.fillStyle = CAT.fur
    drawShape(
      brush,
      [side * 60, -190],
      [
        [side * 120, -250, side * 196, -330, side * 226, -318],
        [side * 256, -300, side * 252, -150, side * 232, -70],
        [side * 170, -90, side * 90, -130, side * 60, -190],
      ],
    )
    brush.fill()
    brush.fillStyle = CAT.nose
    drawShape(
      brush,
      [side * 118, -186],
      [
        [side * 150, -220, side * 196, -268, side * 208, -262],
        [side * 220, -240, side * 216, -170, side * 206, -120],
        [side * 170, -140, side * 140, -160, side * 118, -186],
      ],
    )
    brush.fill()
  }
  brush.fillStyle = CAT.fur
  drawShape(
    brush,
    [-256, 20],
    [
      [-262, -150, -150, -214, 0, -214],
      [150, -214, 262, -150, 256, 20],
      [250, 140, 140, 204, 0, 206],
      [-140, 204, -250, 140, -256, 20],
    ],
  )
  brush.fill()
  for (const x of [-62, 0, 62]) {
    limb(brush, [x, -206, x * 0.92, -170, x * 0.84, x === 0 ? -112 : -132], {
      width: 26,
      colour: CAT.shade,
    })
  }
  brush.fillStyle = CAT.light
  oval(brush, -56, 96, 92, 74)
  oval(brush, 56, 96, 92, 74)
  oval(brush, 0, 140, 70, 60)
  const open = blink(phase, 0.36) * blink(phase, 0.78)
  for (const side of [-1, 1]) {
    turned(brush, { x: side * 112, y: -22, angle: 0, scaleY: open }, () => {
      brush.fillStyle = '#fff6d8'
      oval(brush, 0, 0, 56, 64)
      brush.fillStyle = INK
      oval(brush, swing(phase) * 8, 4, 34, 50)
      shine(brush, swing(phase) * 8 + 12, -18, 14)
      shine(brush, swing(phase) * 8 - 10, 22, 7)
    })
  }
  brush.fillStyle = CAT.nose
  drawShape(
    brush,
    [-30, 50],
    [
      [-14, 40, 14, 40, 30, 50],
      [22, 78, 8, 84, 0, 84],
      [-8, 84, -22, 78, -30, 50],
    ],
  )
  brush.fill()
  limb(brush, [0, 84, -10, 120, -52, 112], { width: 9, colour: INK })
  limb(brush, [0, 84, 10, 120, 52, 112], { width: 9, colour: INK })
  for (const side of [-1, 1]) {
    for (const [y, drop] of [
      [86, -14],
      [108, 6],
      [128, 30],
    ] as const) {
      limb(brush, [side * 128, y, side * 220, y + drop * 0.4, side * 318, y + drop], {
        width: 5,
        colour: '#fff3e2',
      })
    }
  }
}

const cat: Character = {
  key: 'cat',
  name: 'Кот машет лапой',
  altText: 'Рыжий кот сидит и машет лапой',
  tags: ['кот', 'приветствие', 'смешно'],
  seconds: 3.2,
  draw(brush, phase) {
    const breath = pulse(phase, 2) * 8
    apart(brush, () => {
      brush.translate(540, 0)
      limb(
        brush,
        [150, 1640, 470 + swing(phase) * 40, 1650, 400 + swing(phase, 1, 0.12) * 90, 1260],
        { width: 86, colour: CAT.fur },
      )
      limb(
        brush,
        [
          404 + swing(phase, 1, 0.12) * 88,
          1300,
          402 + swing(phase, 1, 0.12) * 89,
          1280,
          400 + swing(phase, 1, 0.12) * 90,
          1260,
        ],
        { width: 86, colour: CAT.shade },
      )
      brush.fillStyle = CAT.fur
      drawShape(
        brush,
        [-120, 1000 - breath],
        [
          [-250, 1140, -320, 1480, -280, 1690],
          [-200, 1740, 200, 1740, 280, 1690],
          [320, 1480, 250, 1140, 120, 1000 - breath],
          [60, 960, -60, 960, -120, 1000 - breath],
        ],
      )
      brush.fill()
      brush.fillStyle = CAT.light
      oval(brush, 0, 1370, 150, 240)
      for (const side of [-1, 1]) {
        brush.fillStyle = CAT.shade
        oval(brush, side * 212, 1660, 104, 66)
      }
      limb(brush, [-96, 1330, -120, 1500, -96, 1664], { width: 104, colour: CAT.fur })
      brush.fillStyle = CAT.light
      oval(brush, -96, 1686, 74, 46)
      const wave = swing(phase, 4) * 0.26
      turned(brush, { x: 130, y: 1260, angle: wave * 0.5 }, () => {
        limb(brush, [0, 0, 190, 0, 210 + wave * 110, -220], { width: 104, colour: CAT.fur })
        brush.fillStyle = CAT.light
        oval(brush, 214 + wave * 122, -246, 66, 70, wave)
        brush.fillStyle = CAT.nose
        oval(brush, 216 + wave * 122, -236, 26, 22, wave)
        for (const finger of [-1, 0, 1])
          oval(brush, 216 + wave * 124 + finger * 34, -282 + Math.abs(finger) * 10, 13, 15)
      })
      turned(brush, { x: 0, y: 830 - breath, angle: swing(phase) * 0.06 }, () =>
        drawCatHead(brush, phase),
      )
    })
  },
}

const OWL = {
  feather: '#7b5a46',
  dark: '#57402f',
  light: '#efd9b8',
  beak: '#f2a83b',
  iris: '#f6c344',
}

const drawQuestion = (
  brush: Brush,
  { x, y, size, alpha }: { x: number; y: number; size: number; alpha: number },
) =>
  turned(brush, { x, y, angle: (x - 540) / 1800, scaleX: size, scaleY: size }, () => {
    // Translucency over green would turn green, so it scales instead of fading.
    if (alpha < 0.02) return
    brush.scale(alpha, alpha)
    brush.lineCap = 'round'
    for (const [width, colour] of [
      [54, '#ffffff'],
      [28, '#3646c8'],
    ] as const) {
      brush.lineWidth = width
      brush.strokeStyle = colour
      brush.fillStyle = colour
      brush.beginPath()
      brush.arc(0, -60, 52, Math.PI, Math.PI * 2.35)
      brush.quadraticCurveTo(0, 4, 0, 34)
      brush.stroke()
      disc(brush, 0, 92, width / 2 + 5)
    }
  })

const drawOwlFace = (brush: Brush, phase: number) => {
  for (const side of [-1, 1]) {
    brush.fillStyle = OWL.dark
    drawShape(
      brush,
      [side * 90, -210],
      [
        [side * 150, -270, side * 230, -330, side * 250, -318],
        [side * 260, -290, side * 256, -190, side * 226, -100],
        [side * 180, -130, side * 130, -170, side * 90, -210],
      ],
    )
    brush.fill()
  }
  brush.fillStyle = OWL.feather
  oval(brush, 0, 0, 268, 240)
  brush.fillStyle = OWL.light
  oval(brush, -112, 10, 142, 146)
  oval(brush, 112, 10, 142, 146)
  const open = blink(phase, 0.2) * blink(phase, 0.27) * blink(phase, 0.7)
  const appearance = hold(phase, { from: 0.3, to: 0.42, back: 0.84 })
  for (const side of [-1, 1]) {
    turned(brush, { x: side * 112, y: 6, angle: 0, scaleY: open }, () => {
      brush.fillStyle = OWL.iris
      disc(brush, 0, 0, 92)
      brush.fillStyle = INK
      disc(brush, 18 * appearance, -26 * appearance, 54)
      shine(brush, 18 * appearance + 20, -26 * appearance - 22, 18)
    })
    limb(
      brush,
      [
        side * 40,
        -126,
        side * 120,
        -166 - appearance * 20,
        side * 206,
        -118 - appearance * (side > 0 ? 34 : 0),
      ],
      { width: 24, colour: OWL.dark },
    )
  }
  brush.fillStyle = OWL.beak
  drawShape(
    brush,
    [-38, 66],
    [
      [-20, 44, 20, 44, 38, 66],
      [34, 110, 12, 138, 0, 144],
      [-12, 138, -34, 110, -38, 66],
    ],
  )
  brush.fill()
}

const owl: Character = {
  key: 'owl',
  name: 'Сова думает',
  altText: 'Сова задумчиво наклоняет голову, рядом знаки вопроса',
  tags: ['сова', 'вопрос', 'смешно'],
  seconds: 4,
  draw(brush, phase) {
    const thought = hold(phase, { from: 0.28, to: 0.45, back: 0.84 })
    const breath = pulse(phase, 2) * 8
    drawQuestion(brush, { x: 892, y: 330 + swing(phase, 2) * 12, size: 1.5, alpha: thought })
    drawQuestion(brush, {
      x: 990,
      y: 600 + swing(phase, 2, 0.3) * 12,
      size: 0.9,
      alpha: Math.max(0, thought * 1.3 - 0.3),
    })
    apart(brush, () => {
      brush.translate(540, 0)
      for (const side of [-1, 1]) {
        for (const toe of [-1, 0, 1])
          limb(brush, [side * 96, 1650, side * 96 + toe * 26, 1690, side * 96 + toe * 48, 1716], {
            width: 34,
            colour: OWL.beak,
          })
      }
      brush.fillStyle = OWL.feather
      drawShape(
        brush,
        [-210, 1000],
        [
          [-320, 1180, -300, 1600, -150, 1670],
          [-60, 1700, 60, 1700, 150, 1670],
          [300, 1600, 320, 1180, 210, 1000],
          [100, 900 - breath, -100, 900 - breath, -210, 1000],
        ],
      )
      brush.fill()
      brush.fillStyle = OWL.light
      oval(brush, 0, 1380, 176, 262)
      for (let row = 0; row < 5; row += 1) {
        for (let column = 0; column < 4 - (row % 2); column += 1) {
          const x = (column - (3 - (row % 2)) / 2) * 78
          limb(brush, [x - 24, 1216 + row * 76, x, 1250 + row * 76, x + 24, 1216 + row * 76], {
            width: 13,
            colour: '#c89f70',
          })
        }
      }
      limb(brush, [-236, 1080, -330, 1320, -236, 1530], { width: 118, colour: OWL.dark })
      turned(brush, { x: 0, y: 810 - breath, angle: thought * 0.2 }, () =>
        drawOwlFace(brush, phase),
      )
      const reach = thought
      limb(
        brush,
        [238, 1090, 350 - reach * 20, 1330 - reach * 110, 240 - reach * 130, 1530 - reach * 490],
        { width: 118, colour: OWL.dark },
      )
    })
  },
}

export const animals: readonly Character[] = [cat, owl]
