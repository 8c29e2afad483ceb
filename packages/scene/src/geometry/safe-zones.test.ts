import { expect, it } from 'vitest'
import { isInside } from '../../test/is-inside.ts'
import { getCanvasSize } from './canvas-size.ts'
import { getSafeBox, getTextBox, SAFE_ZONES } from './safe-zones.ts'

const POSITIONS = ['top', 'center', 'bottom'] as const

it.each(POSITIONS)('keeps text at the %s clear of captions and headers of the apps', (position) => {
  const { y, height } = getTextBox({ aspect: '9:16', position })
  for (const zone of Object.values(SAFE_ZONES)) {
    expect(y).toBeGreaterThanOrEqual(zone.top)
    expect(y + height).toBeLessThanOrEqual(getCanvasSize('9:16').height - zone.bottom)
  }
})

it('keeps text at the bottom out of the column of buttons', () => {
  expect(isInside(getTextBox({ aspect: '9:16', position: 'bottom' }), getSafeBox('9:16'))).toBe(
    true,
  )
})

it.each(['4:5', '1:1'] as const)('keeps text of %s inside the picture', (aspect) => {
  for (const position of POSITIONS)
    expect(isInside(getTextBox({ aspect, position }), getSafeBox(aspect))).toBe(true)
})

it('centres text on the canvas', () => {
  for (const position of POSITIONS) {
    const { x, width } = getTextBox({ aspect: '9:16', position })
    expect(x * 2 + width).toBe(1080)
  }
})
