import { expect, it } from 'vitest'
import { moveItem, nearestIndex } from './use-drag-order.ts'

const row = [0, 100, 200].map((left) => ({ left, top: 0, width: 80, height: 100 }))

it('finds the item under a point, and between two the nearer', () => {
  expect(nearestIndex(row, { x: 130, y: 20 })).toBe(1)
  expect(nearestIndex(row, { x: 92, y: 20 })).toBe(1)
  expect(nearestIndex(row, { x: 900, y: 300 })).toBe(2)
  expect(nearestIndex([], { x: 0, y: 0 })).toBeUndefined()
})

it('moves one item and keeps the others in order', () => {
  expect(moveItem(['a', 'b', 'c'], { from: 0, to: 2 })).toEqual(['b', 'c', 'a'])
  expect(moveItem(['a', 'b', 'c'], { from: 2, to: 0 })).toEqual(['c', 'a', 'b'])
  expect(moveItem(['a'], { from: 5, to: 0 })).toEqual(['a'])
})
