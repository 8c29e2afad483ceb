import { expect, it } from 'vitest'
import { offsetIn } from './sound-player.ts'

const TRACK = { start: 2, from: 1, until: null, isLooped: true }

it('finds the position in a loop from any start', () => {
  expect(offsetIn({ track: TRACK, seconds: 2, length: 4 })).toBe(1)
  expect(offsetIn({ track: TRACK, seconds: 6, length: 4 })).toBe(2)
  expect(offsetIn({ track: { ...TRACK, until: 2 }, seconds: 6.5, length: 4 })).toBe(1.5)
  expect(offsetIn({ track: { ...TRACK, isLooped: false }, seconds: 6, length: 4 })).toBe(5)
})
