import { expect, it } from 'vitest'
import { moveItem } from './reorder.ts'

it('moves one item and keeps the others in order', () => {
  expect(moveItem(['a', 'b', 'c'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], { from: 2, to: 0 })).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a'], { from: 5, to: 0 })).toEqual(['a'])
})
