import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitToBeats } from './beats.ts'

it('puts every border on a beat and leaves words their time', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 1, max: 8, noNaN: true }), { minLength: 2, maxLength: 20 }),
      fc.integer({ min: 60, max: 180 }),
      fc.integer({ min: 1, max: 2 }),
      (durations, bpm, beats) => {
        const beat = 60 / bpm
        for (const [index, length] of fitToBeats({ durations, bpm, beats }).entries()) {
          const wanted = durations[index] ?? 0
          expect(Math.abs(length / beat - Math.round(length / beat))).toBeLessThan(1e-6)
          expect(length).toBeGreaterThanOrEqual(wanted * 0.88 - 1e-9)
          expect(length - wanted).toBeLessThanOrEqual(beat * 2 + 1e-6)
        }
      },
    ),
  )
})

it('never shows a slide for less than half a second', () => {
  expect(Math.min(...fitToBeats({ durations: [0.5, 0.5, 0.5], bpm: 180 }))).toBeGreaterThan(0.49)
})
