import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cropSpans, measureSpans, mergeSpans, subtractSpans } from './spans.ts'

const spanOf = (from: number, to: number) => ({ from, to })

it('joins what touches and overlaps, in order', () => {
  expect(
    mergeSpans([spanOf(5, 9), spanOf(0, 2), spanOf(2, 3), spanOf(6, 7), spanOf(4, 4)]),
  ).toEqual([spanOf(0, 3), spanOf(5, 9)])
})

it('takes parts out of a whole', () => {
  expect(subtractSpans(spanOf(0, 10), [spanOf(-1, 1), spanOf(3, 4), spanOf(9, 12)])).toEqual([
    spanOf(1, 3),
    spanOf(4, 9),
  ])
  expect(subtractSpans(spanOf(0, 10), [spanOf(0, 10)])).toEqual([])
})

it('loses nothing: what is kept and what is gone make the whole', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }))
    .map(([one, other]) => spanOf(Math.min(one, other), Math.max(one, other)))
  fc.assert(
    fc.property(span, fc.array(span), (whole, removed) => {
      const kept = subtractSpans(whole, removed)
      const gone = cropSpans(mergeSpans(removed), whole)
      expect(measureSpans(kept) + measureSpans(gone)).toBe(measureSpans([whole]))
      expect(mergeSpans(kept)).toEqual(kept)
    }),
    { seed: 5 },
  )
})
