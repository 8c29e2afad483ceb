import { expect, it } from 'vitest'
import { findClipSecond, measureTrim } from './clip-second.ts'

const at = (
  seconds: number,
  part: { from?: number; until?: number | null; isLooped?: boolean } = {},
) =>
  findClipSecond({
    layer: { from: 0, until: null, isLooped: true, ...part },
    clipSeconds: 4,
    seconds,
  })

it('begins anew at the cut, or holds its last frame', () => {
  expect(at(5)).toBeCloseTo(1)
  expect(at(2.5, { from: 1, until: 3 })).toBeCloseTo(1.5)
  expect(at(9, { from: 1, until: 3, isLooped: false })).toBeCloseTo(3 - 1 / 30)
})

it('stays inside the clip whatever the cut says', () => {
  for (const part of [{ from: 99 }, { from: 3, until: 1 }, { until: 99 }, { from: 2, until: 2 }])
    for (const seconds of [0, 0.5, 7, 180]) {
      expect(at(seconds, part)).toBeGreaterThanOrEqual(0)
      expect(at(seconds, part)).toBeLessThanOrEqual(4)
    }
})

it('never cuts less than a frame', () => {
  expect(measureTrim({ from: 2, until: 2 })).toBeCloseTo(1 / 30)
  expect(measureTrim({ from: 2, until: null })).toBeNull()
})
