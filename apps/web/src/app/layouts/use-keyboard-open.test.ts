import { expect, it } from 'vitest'
import { isKeyboardOpen } from './use-keyboard-open.ts'

it('sees a keyboard and not a browser bar', () => {
  expect(isKeyboardOpen({ layoutHeight: 844, visibleHeight: 510, scale: 1 })).toBe(true)
  expect(isKeyboardOpen({ layoutHeight: 844, visibleHeight: 760, scale: 1 })).toBe(false)
})

it('does not take a pinch zoom for a keyboard', () => {
  expect(isKeyboardOpen({ layoutHeight: 844, visibleHeight: 422, scale: 2 })).toBe(false)
})
