import { expect, it } from 'vitest'
import { stepThrough } from './step-through.ts'

const ids = ['a', 'b', 'c']
const step = (by: 1 | -1, openId?: string, lastIndex = -1, list = ids) =>
  stepThrough({ ids: list, openId, lastIndex, by })

it('begins with the first', () => {
  expect(step(1)).toBe('a')
  expect(step(-1)).toBeUndefined()
})

it('goes through the list and stops at its ends', () => {
  expect(step(1, 'a')).toBe('b')
  expect(step(-1, 'c')).toBe('b')
  expect(step(1, 'c')).toBeUndefined()
  expect(step(-1, 'a')).toBeUndefined()
})

it('takes the one that came in the place of a thread that has left', () => {
  expect(step(1, 'gone', 1)).toBe('b')
  expect(step(-1, 'gone', 1)).toBe('a')
})

it('takes the last one after the end was done, and none of an empty list', () => {
  expect(step(1, 'gone', 3)).toBe('c')
  expect(step(1, 'gone', 0, [])).toBeUndefined()
})
