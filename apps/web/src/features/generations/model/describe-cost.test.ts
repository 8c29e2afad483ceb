import { expect, it } from 'vitest'
import { describeCost } from './describe-cost.ts'

it('tells what a generation cost, and that a repeat or a failure cost nothing', () => {
  const made = { cost: 1, isReused: false, state: 'ready' } as const
  expect(describeCost(made)).toBe('1\u00a0балл')
  expect(describeCost({ ...made, cost: 0, isReused: true })).toBe('бесплатно, файл уже был')
  expect(describeCost({ ...made, cost: 0, state: 'cancelled' })).toBe('баллы возвращены')
})
