import { expect, it } from 'vitest'
import { NOTHING, toggleIn } from './selection.ts'

const ids = ['a', 'b', 'c', 'd']
const press = (index: number, isRange = false) => ({ ids, index, isRange })

it('adds and takes away one by one', () => {
  const one = toggleIn(NOTHING, press(1))
  expect([...one.chosen]).toEqual(['b'])
  expect([...toggleIn(one, press(1)).chosen]).toEqual([])
})

it('adds a range in either direction from the last one', () => {
  const from = toggleIn(NOTHING, press(3))
  expect([...toggleIn(from, press(1, true)).chosen].sort()).toEqual(['b', 'c', 'd'])
})

it('takes a range without a beginning for a single choice', () => {
  expect([...toggleIn(NOTHING, press(2, true)).chosen]).toEqual(['c'])
})
