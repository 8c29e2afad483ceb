import { drawShape } from '@kadr/scene/presenters/appearance'
import { apart, type Brush, disc } from '../paint/canvas.ts'
import { blink, type Character, hold, limb, oval, pulse, swing, turned } from './character.ts'

const INK = '#2a2230'
const ROBOT = {
  body: '#e9edf5',
  shade: '#c3ccdd',
  dark: '#46506b',
  screen: '#1d2436',
  light: '#7fd4ff',
  accent: '#ff6b57',
}

const rounded = (
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
) => {
  brush.beginPath()
  brush.roundRect(x, y, width, height, radius)
  brush.fill()
}

const drawRobotFace = (brush: Brush, phase: number) => {
  const glance =
    hold(phase, { from: 0.1, to: 0.2, back: 0.9 }) -
    2 * hold(phase, { from: 0.45, to: 0.55, back: 0.92 })
  brush.fillStyle = ROBOT.screen
  rounded(brush, -206, -130, 412, 260, 92)
  brush.fillStyle = ROBOT.light
  const open = blink(phase, 0.4) * blink(phase, 0.8)
  for (const side of [-1, 1]) {
    turned(brush, { x: side * 92 + glance * 26, y: -18, angle: 0, scaleY: open }, () =>
      rounded(brush, -34, -46, 68, 92, 34),
    )
  }
  limb(brush, [-48 + glance * 26, 64, glance * 26, 94, 48 + glance * 26, 64], {
    width: 16,
    colour: ROBOT.light,
  })
  brush.fillStyle = '#ff9fb0'
  for (const side of [-1, 1]) oval(brush, side * 160 + glance * 10, 50, 20, 12)
}

const drawHand = (brush: Brush, x: number, y: number, angle: number) =>
  turned(brush, { x, y, angle }, () => {
    brush.fillStyle = ROBOT.dark
    disc(brush, 0, 0, 50)
    for (const finger of [-0.55, 0, 0.55]) {
      limb(
        brush,
        [0, 0, Math.sin(finger) * 50, -50, Math.sin(finger) * 92, -Math.cos(finger) * 92],
        { width: 32, colour: ROBOT.dark },
      )
    }
  })

const robot: Character = {
  key: 'robot',
  name: 'Робот приветствует',
  altText: 'Белый робот покачивается и машет рукой',
  tags: ['робот', 'приветствие', 'технологии'],
  seconds: 3.2,
  draw(brush, phase) {
    const bob = swing(phase, 2) * 14
    apart(brush, () => {
      brush.translate(540, bob)
      limb(brush, [0, 470, swing(phase, 2, 0.2) * 22, 400, swing(phase, 2, 0.25) * 46, 350], {
        width: 22,
        colour: ROBOT.dark,
      })
      brush.fillStyle = ROBOT.accent
      disc(brush, swing(phase, 2, 0.25) * 46, 336, 36 + pulse(phase, 4) * 7)
      limb(brush, [-250, 1150, -400, 1230, -380, 1420 + swing(phase, 2, 0.1) * 16], {
        width: 76,
        colour: ROBOT.shade,
      })
      drawHand(brush, -380, 1440 + swing(phase, 2, 0.1) * 16, Math.PI)
      const wave = swing(phase, 4) * 0.3
      limb(brush, [250, 1150, 430, 1160, 390 + wave * 130, 900], { width: 76, colour: ROBOT.shade })
      drawHand(brush, 390 + wave * 140, 880, wave)
      for (const side of [-1, 1]) {
        brush.fillStyle = ROBOT.shade
        rounded(brush, side * 110 - 46, 1500, 92, 150 - bob, 30)
        brush.fillStyle = ROBOT.dark
        rounded(brush, side * 118 - 92, 1640 - bob, 184, 78, 39)
      }
      brush.fillStyle = ROBOT.body
      rounded(brush, -262, 1030, 524, 510, 150)
      brush.fillStyle = ROBOT.shade
      apart(brush, () => {
        brush.beginPath()
        brush.roundRect(-262, 1030, 524, 510, 150)
        brush.clip()
        oval(brush, 300, 1330, 200, 380)
      })
      brush.fillStyle = '#ffffff'
      rounded(brush, -140, 1150, 280, 190, 56)
      brush.fillStyle = ROBOT.accent
      turned(
        brush,
        {
          x: 0,
          y: 1240,
          angle: 0,
          scaleX: 0.9 + pulse(phase, 4) * 0.16,
          scaleY: 0.9 + pulse(phase, 4) * 0.16,
        },
        () => {
          drawShape(
            brush,
            [0, 52],
            [
              [-70, 6, -64, -52, -30, -52],
              [-12, -52, -2, -38, 0, -28],
              [2, -38, 12, -52, 30, -52],
              [64, -52, 70, 6, 0, 52],
            ],
          )
          brush.fill()
        },
      )
      turned(brush, { x: 0, y: 740, angle: swing(phase) * 0.07 }, () => {
        brush.fillStyle = ROBOT.dark
        for (const side of [-1, 1]) rounded(brush, side * 290 - 40, -80, 80, 160, 36)
        brush.fillStyle = ROBOT.body
        rounded(brush, -286, -210, 572, 420, 170)
        brush.fillStyle = ROBOT.shade
        rounded(brush, -150, 170, 300, 90, 40)
        brush.fillStyle = ROBOT.body
        rounded(brush, -286, -210, 572, 400, 170)
        drawRobotFace(brush, phase)
      })
    })
  },
}

/** Nearly black skin and pale flesh, both far from the key colour. */
const AVOCADO = {
  skin: '#4a3340',
  flesh: '#f6e6a6',
  edge: '#e3c66c',
  pit: '#8a5230',
  pitLight: '#b2764a',
  shoe: '#ff6b57',
}

const avocadoShape = (brush: Brush, size: number) =>
  drawShape(
    brush,
    [0, -430 * size],
    [
      [120 * size, -430 * size, 160 * size, -300 * size, 190 * size, -170 * size],
      [240 * size, -40 * size, 330 * size, 60 * size, 330 * size, 200 * size],
      [330 * size, 390 * size, 180 * size, 480 * size, 0, 480 * size],
      [-180 * size, 480 * size, -330 * size, 390 * size, -330 * size, 200 * size],
      [-330 * size, 60 * size, -240 * size, -40 * size, -190 * size, -170 * size],
      [-160 * size, -300 * size, -120 * size, -430 * size, 0, -430 * size],
    ],
  )

const drawAvocadoFace = (brush: Brush, phase: number) => {
  const open = blink(phase, 0.45)
  for (const side of [-1, 1]) {
    turned(brush, { x: side * 74, y: -130, angle: 0, scaleY: open }, () => {
      brush.fillStyle = INK
      oval(brush, 0, 0, 25, 33)
      brush.fillStyle = '#ffffff'
      disc(brush, 8, -11, 9)
    })
    brush.fillStyle = '#ee9a7e'
    oval(brush, side * 132, -84, 32, 22)
  }
  brush.fillStyle = '#7a2434'
  drawShape(
    brush,
    [-52, -88],
    [
      [-20, -78, 20, -78, 52, -88],
      [46, -22, 20, -10, 0, -10],
      [-20, -10, -46, -22, -52, -88],
    ],
  )
  brush.fill()
  brush.fillStyle = '#e2707a'
  oval(brush, 0, -28, 26, 14)
}

const avocado: Character = {
  key: 'avocado',
  name: 'Авокадо танцует',
  altText: 'Половинка авокадо танцует, размахивая руками',
  tags: ['авокадо', 'танец', 'смешно'],
  seconds: 3.2,
  draw(brush, phase) {
    const step = swing(phase, 2)
    const hop = Math.abs(swing(phase, 2, 0.25)) * 34
    apart(brush, () => {
      brush.translate(540 + step * 46, 980 - hop)
      for (const side of [-1, 1]) {
        const lift = Math.max(0, side * step) * 70
        limb(
          brush,
          [
            side * 120,
            420,
            side * (150 + lift * 0.6),
            560,
            side * 130 - step * 46,
            700 + hop - lift,
          ],
          { width: 46, colour: AVOCADO.skin },
        )
        brush.fillStyle = AVOCADO.shoe
        oval(brush, side * 150 - step * 46, 722 + hop - lift, 82, 44, side * -0.1)
        brush.fillStyle = '#ffffff'
        oval(brush, side * 150 - step * 46, 748 + hop - lift, 80, 14, side * -0.1)
      }
      turned(
        brush,
        { x: 0, y: 0, angle: step * 0.13, scaleX: 1 + hop / 1400, scaleY: 1 - hop / 1400 },
        () => {
          limb(brush, [-250, 60, -420, 20 - step * 120, -400, -140 - step * 170], {
            width: 46,
            colour: AVOCADO.skin,
          })
          limb(brush, [250, 60, 420, 20 + step * 120, 400, -140 + step * 170], {
            width: 46,
            colour: AVOCADO.skin,
          })
          brush.fillStyle = AVOCADO.skin
          disc(brush, -400, -146 - step * 170, 42)
          disc(brush, 400, -146 + step * 170, 42)
          brush.fillStyle = AVOCADO.skin
          avocadoShape(brush, 1)
          brush.fill()
          brush.fillStyle = AVOCADO.edge
          avocadoShape(brush, 0.91)
          brush.fill()
          brush.fillStyle = AVOCADO.flesh
          avocadoShape(brush, 0.84)
          brush.fill()
          brush.fillStyle = AVOCADO.pit
          disc(brush, 0, 210, 158)
          brush.fillStyle = AVOCADO.pitLight
          oval(brush, -46, 160, 62, 48, -0.6)
          drawAvocadoFace(brush, phase)
        },
      )
    })
  },
}

export const things: readonly Character[] = [robot, avocado]
