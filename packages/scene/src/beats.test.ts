import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitToBeats } from './beats.ts'

it('puts every border on a beat and never drifts from what was asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 8, noNaN: true }), { minLength: 2, maxLength: 20 }),
      fc.integer({ min: 60, max: 180 }),
      (durations, bpm) => {
        const beat = 60 / bpm
        let wanted = 0
        let border = 0
        for (const [index, length] of fitToBeats({ durations, bpm }).entries()) {
          border += length
          wanted += durations[index] ?? 0
          expect(Math.abs(border / beat - Math.round(border / beat))).toBeLessThan(1e-6)
          expect(Math.abs(border - wanted)).toBeLessThanOrEqual(beat / 2 + 1e-6)
        }
      },
    ),
  )
})

it('never shows a slide for less than half a second', () => {
  expect(Math.min(...fitToBeats({ durations: [0.5, 0.5, 0.5], bpm: 180 }))).toBeGreaterThan(0.49)
})
