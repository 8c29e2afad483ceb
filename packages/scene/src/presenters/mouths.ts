import { type Appearance, drawShape, drawStroke } from './appearance.ts'
import { MOUTH_Y } from './face.ts'
import { type Pen, withSavedState } from './pen.ts'

const INSIDE = '#6b2030'
const TONGUE = '#d8646c'
const TEETH = '#fffdf6'

type Opening = {
  /** Half of the width, and how far the lips part above and below. */
  wide: number
  up: number
  down: number
  hasTeeth?: boolean
  tongue?: number
}

/** Mouth shapes (visemes). */
export const MOUTHS = {
  rest: {
    sounds: '',
    draw: (brush, appearance) => drawClosed(brush, appearance, { wide: 40, curve: 15 }),
  },
  closed: {
    sounds: 'м б п',
    draw: (brush, appearance) => drawClosed(brush, appearance, { wide: 36, curve: 3 }),
  },
  a: {
    sounds: 'а я',
    draw: createOpening({ wide: 45, up: 20, down: 46, hasTeeth: true, tongue: 20 }),
  },
  e: {
    sounds: 'э е',
    draw: createOpening({ wide: 51, up: 15, down: 27, hasTeeth: true, tongue: 9 }),
  },
  i: { sounds: 'и ы й', draw: createOpening({ wide: 54, up: 11, down: 15, hasTeeth: true }) },
  o: { sounds: 'о ё', draw: createOpening({ wide: 29, up: 25, down: 37, tongue: 11 }) },
  u: { sounds: 'у ю', draw: createOpening({ wide: 19, up: 15, down: 20 }) },
  f: { sounds: 'ф в', draw: (brush, appearance) => drawBitten(brush, appearance) },
  l: {
    sounds: 'л н т д',
    draw: createOpening({ wide: 41, up: 14, down: 24, hasTeeth: true, tongue: 26 }),
  },
  s: { sounds: 'с з ц ш ж ч щ', draw: (brush, appearance) => drawClenched(brush, appearance) },
  smile: {
    sounds: '',
    draw: createOpening({ wide: 62, up: 4, down: 44, hasTeeth: true, tongue: 16 }),
  },
  gasp: { sounds: '', draw: createOpening({ wide: 34, up: 34, down: 58, tongue: 16 }) },
  frown: {
    sounds: '',
    draw: (brush, appearance) => drawClosed(brush, appearance, { wide: 42, curve: -16 }),
  },
  smirk: { sounds: '', draw: (brush, appearance) => drawSmirk(brush, appearance) },
} satisfies Record<string, { sounds: string; draw(brush: Pen, appearance: Appearance): void }>

export type Mouth = keyof typeof MOUTHS

function drawClosed(
  brush: Pen,
  appearance: Appearance,
  { wide, curve }: { wide: number; curve: number },
) {
  drawStroke(brush, [-wide, MOUTH_Y, 0, MOUTH_Y + curve * 2, wide, MOUTH_Y], {
    width: 10,
    colour: appearance.lip,
  })
}

function drawSmirk(brush: Pen, appearance: Appearance) {
  drawStroke(brush, [-36, MOUTH_Y + 8, 10, MOUTH_Y + 14, 44, MOUTH_Y - 12], {
    width: 10,
    colour: appearance.lip,
  })
}

const drawLips = (brush: Pen, { wide, up, down }: Pick<Opening, 'wide' | 'up' | 'down'>) =>
  drawShape(
    brush,
    [-wide, MOUTH_Y + 2],
    [
      [-wide * 0.7, MOUTH_Y - up * 1.3, wide * 0.7, MOUTH_Y - up * 1.3, wide, MOUTH_Y + 2],
      [wide * 0.85, MOUTH_Y + down * 1.34, -wide * 0.85, MOUTH_Y + down * 1.34, -wide, MOUTH_Y + 2],
    ],
  )

function createOpening({ wide, up, down, hasTeeth, tongue = 0 }: Opening) {
  return (brush: Pen, appearance: Appearance) => {
    withSavedState(brush, () => {
      brush.fillStyle = INSIDE
      drawLips(brush, { wide, up, down })
      brush.fill()
      brush.clip()
      if (tongue > 0) {
        brush.fillStyle = TONGUE
        brush.beginPath()
        brush.ellipse(0, MOUTH_Y + down + 6, wide * 0.66, tongue + 6, 0, 0, Math.PI * 2)
        brush.fill()
      }
      if (hasTeeth) {
        brush.fillStyle = TEETH
        brush.beginPath()
        brush.roundRect(-wide * 0.8, MOUTH_Y - up - 10, wide * 1.6, up * 0.72 + 12, 8)
        brush.fill()
      }
    })
    brush.lineWidth = 8
    brush.strokeStyle = appearance.lip
    brush.lineJoin = 'round'
    drawLips(brush, { wide, up, down })
    brush.stroke()
  }
}

function drawClenched(brush: Pen, appearance: Appearance) {
  withSavedState(brush, () => {
    drawLips(brush, { wide: 47, up: 11, down: 15 })
    brush.clip()
    brush.fillStyle = TEETH
    brush.fillRect(-60, MOUTH_Y - 30, 120, 70)
    drawStroke(brush, [-50, MOUTH_Y + 2, 0, MOUTH_Y + 6, 50, MOUTH_Y + 2], {
      width: 4,
      colour: '#c9b8b4',
    })
  })
  brush.lineWidth = 8
  brush.strokeStyle = appearance.lip
  drawLips(brush, { wide: 47, up: 11, down: 15 })
  brush.stroke()
}

function drawBitten(brush: Pen, appearance: Appearance) {
  withSavedState(brush, () => {
    brush.fillStyle = TEETH
    brush.beginPath()
    brush.roundRect(-30, MOUTH_Y - 8, 60, 19, 7)
    brush.fill()
  })
  drawStroke(brush, [-40, MOUTH_Y - 4, 0, MOUTH_Y - 14, 40, MOUTH_Y - 4], {
    width: 8,
    colour: appearance.lip,
  })
  drawStroke(brush, [-34, MOUTH_Y + 15, 0, MOUTH_Y + 22, 34, MOUTH_Y + 15], {
    width: 10,
    colour: appearance.lip,
  })
}
