import { expect, it } from 'vitest'
import { findEnds, findGaps } from './find-runs.ts'

it('finds days without data', () => {
  expect(findGaps([1, null, null, 0, null])).toEqual([
    { from: 1, to: 2 },
    { from: 4, to: 4 },
  ])
  expect(findGaps([0, 0])).toEqual([])
})

it('dots the points beside a gap and lone ones, not the ends of the whole line', () => {
  expect(findEnds([1, 2, null, 3, 4])).toEqual([1, 3])
  expect(findEnds([null, 5, null])).toEqual([1])
  expect(findEnds([1, 2])).toEqual([])
  expect(findEnds([7])).toEqual([0])
})
