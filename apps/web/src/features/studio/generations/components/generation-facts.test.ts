import { expect, it } from 'vitest'
import { describeCost } from './generation-facts.tsx'

it('shows the cost of a generation, and that a reused or failed one was free', () => {
  const made = { cost: 1, isReused: false, state: 'ready' } as const
  expect(describeCost(made)).toBe('1\u00a0генерация')
  expect(describeCost({ ...made, cost: 0, isReused: true })).toBe('бесплатно, файл уже был')
  expect(describeCost({ ...made, cost: 0, state: 'cancelled' })).toBe('генерация возвращена')
})
