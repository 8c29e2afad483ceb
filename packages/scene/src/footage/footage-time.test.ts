import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FRAMES_PER_SECOND } from '../geometry/canvas-size.ts'
import { findFootageSecond, findResultSecond, findResultSpan } from './footage-time.ts'
import { listKept, listPieces, measurePieces } from './pieces.ts'
import { listShownWords } from './shown-words.ts'

const SOURCE = { asset: 'a', ms: 60_000, width: 1920, height: 1080, hasSound: true }
const cut = (from: number, to: number) => ({ from, to, why: 'hand' as const })
const formOf = (
  cuts: ReturnType<typeof cut>[],
  span: { from: number; to: number } | null = null,
) => ({
  source: SOURCE,
  span,
  cuts,
})

it('keeps what lies between cuts, rounded outward to frames', () => {
  const pieces = listPieces(formOf([cut(1010, 2010), cut(58_000, 60_000)]), 900)
  expect(pieces).toEqual([
    { from: 0, until: 31 / 30 },
    { from: 2, until: 58 },
  ])
  expect(measurePieces(pieces)).toBeCloseTo(57.0333, 3)
})

it('drops a flash between two cuts, and never everything', () => {
  expect(listKept(formOf([cut(1000, 2000), cut(2060, 3000)]))).toEqual([
    { from: 0, to: 1000 },
    { from: 3000, to: 60_000 },
  ])
  expect(listKept(formOf([cut(50, 60_000)]))).toEqual([{ from: 0, to: 50 }])
})

it('makes a reel of a part, no longer than it may be', () => {
  const pieces = listPieces(formOf([], { from: 10_000, to: 90_000 }), 20)
  expect(pieces).toEqual([{ from: 10, until: 30 }])
})

it('maps both ways between the source and the result', () => {
  const pieces = listPieces(formOf([cut(1000, 2000), cut(5000, 9000)]), 900)
  expect(findFootageSecond(pieces, 0.5)).toBe(0.5)
  expect(findFootageSecond(pieces, 1)).toBe(2)
  expect(findResultSecond(pieces, 3)).toBeCloseTo(2)
  expect(findResultSecond(pieces, 6)).toBeNull()
  expect(findResultSpan(pieces, { from: 4, to: 10 })).toEqual({ start: 3, end: 5 })
  expect(findResultSpan(pieces, { from: 5.5, to: 8 })).toBeNull()
})

it('shows every kept frame once, whatever is cut', () => {
  const one = fc
    .tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 4000 }))
    .map(([from, length]) => cut(from, Math.min(60_000, from + length)))
  fc.assert(
    fc.property(fc.array(one, { maxLength: 40 }), (cuts) => {
      const pieces = listPieces(formOf(cuts), 900)
      const frames = Math.round(measurePieces(pieces) * FRAMES_PER_SECOND)
      const shown = Array.from({ length: frames }, (_, frame) =>
        Math.round(findFootageSecond(pieces, frame / FRAMES_PER_SECOND) * FRAMES_PER_SECOND),
      )
      expect(new Set(shown).size).toBe(frames)
      expect(shown).toEqual(shown.toSorted((a, b) => a - b))
      const back = shown.map((frame) => findResultSecond(pieces, frame / FRAMES_PER_SECOND))
      expect(
        back.every(
          (seconds, frame) => Math.abs((seconds ?? -1) * FRAMES_PER_SECOND - frame) < 0.01,
        ),
      ).toBe(true)
    }),
    { seed: 5, numRuns: 60 },
  )
})

const word = (text: string, from: number, to: number) => ({ text, from, to })

it('shows words that are still heard, corrected, at the time of the result', () => {
  const pieces = listPieces(formOf([cut(1000, 2000)]), 900)
  const words = [
    word('раз', 100, 500),
    word('эээ', 1100, 1900),
    word('два', 2100, 2600),
    word('трри', 2700, 3000),
  ]
  const shown = listShownWords({ words, corrections: [{ at: 2700, text: 'три' }], pieces })
  expect(shown.map(({ text, start }) => [text, Math.round(start * 10) / 10])).toEqual([
    ['раз', 0.1],
    ['два', 1.1],
    ['три', 1.7],
  ])
  const hidden = listShownWords({ words, corrections: [{ at: 100, text: '' }], pieces })
  expect(hidden.map(({ text }) => text)).toEqual(['два', 'трри'])
})
