import { expect, it } from 'vitest'
import { nearestIndex } from './use-drag-order.ts'

const row = [0, 100, 200].map((left) => ({ left, top: 0, width: 80, height: 100 }))

it('finds the item under a point, and between two the nearer', () => {
  expect(nearestIndex(row, { x: 130, y: 20 })).toBe(1)
  expect(nearestIndex(row, { x: 92, y: 20 })).toBe(1)
  expect(nearestIndex(row, { x: 900, y: 300 })).toBe(2)
  expect(nearestIndex([], { x: 0, y: 0 })).toBeUndefined()
})
