import { expect, it } from 'vitest'
import { clipSecond } from './clip-players.ts'

const LAYER = { start: 2, from: 0.5, isLooped: true }

it('begins a looped clip anew and holds the last frame of another', () => {
  expect(clipSecond({ layer: LAYER, seconds: 3, length: 4 })).toBe(1.5)
  expect(clipSecond({ layer: LAYER, seconds: 6, length: 4 })).toBe(0.5)
  const once = { ...LAYER, isLooped: false }
  expect(clipSecond({ layer: once, seconds: 60, length: 4 })).toBeCloseTo(3.99)
})

it('does not divide by a length that is not known yet', () => {
  expect(clipSecond({ layer: LAYER, seconds: 3, length: Number.NaN })).toBe(1.5)
})
