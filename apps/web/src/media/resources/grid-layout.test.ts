import { expect, it } from 'vitest'
import { gridLayout, nextTile } from './grid-layout.ts'

it('fits two tiles on a phone and more on a desktop', () => {
  expect(gridLayout(288).columns).toBe(2)
  expect(gridLayout(358).columns).toBe(2)
  expect(gridLayout(1088).columns).toBe(5)
})

it('moves by rows and columns and stops at the edges', () => {
  const at = (key: string, index: number) => nextTile({ key, index, columns: 5, count: 12 })
  expect(at('ArrowDown', 3)).toBe(8)
  expect(at('ArrowUp', 3)).toBeUndefined()
  expect(at('ArrowRight', 11)).toBeUndefined()
  expect(at('End', 0)).toBe(11)
  expect(at('a', 0)).toBeUndefined()
})
