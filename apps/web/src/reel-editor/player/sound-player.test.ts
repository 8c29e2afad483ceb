import { expect, it } from 'vitest'
import { isAudible, offsetIn } from './sound-player.ts'

const TRACK = { start: 2, from: 1, until: null, isLooped: true }

it('finds the position in a loop from any start', () => {
  expect(offsetIn({ track: TRACK, seconds: 2, length: 4 })).toBe(1)
  expect(offsetIn({ track: TRACK, seconds: 6, length: 4 })).toBe(2)
  expect(offsetIn({ track: { ...TRACK, until: 2 }, seconds: 6.5, length: 4 })).toBe(1.5)
  expect(offsetIn({ track: { ...TRACK, isLooped: false }, seconds: 6, length: 4 })).toBe(5)
})

it('tells a silent clip from one that is heard', () => {
  const bufferOf = (samples: Float32Array<ArrayBuffer>) => ({ getChannelData: () => samples })
  expect(isAudible(bufferOf(new Float32Array(44_100)))).toBe(false)
  expect(isAudible(bufferOf(new Float32Array(44_100).fill(0.2)))).toBe(true)
})
