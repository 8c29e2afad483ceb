import { expect, it } from 'vitest'
import { isChangePlanned, termsToKeep } from './planned-plan.ts'

const held = [
  { plan: 'HOBBY', unit: 'month' },
  { plan: 'CREATOR', unit: 'year' },
] as const

it('keeps the plan and the length of the last paid period', () => {
  expect(termsToKeep(held)).toEqual({ plan: 'CREATOR', billingPeriod: 'annually' })
  expect(termsToKeep([{ plan: 'HOBBY', unit: 'days30' }])).toMatchObject({
    billingPeriod: 'monthly',
  })
  expect(termsToKeep([])).toBeUndefined()
})

it.each([
  ['CREATOR', 'annually', false],
  ['CREATOR', 'monthly', true],
  ['HOBBY', 'annually', true],
] as const)('takes %s %s for a planned change: %s', (plan, billingPeriod, isPlanned) => {
  expect(isChangePlanned({ held, next: { plan, billingPeriod } })).toBe(isPlanned)
})

it('has nothing to take back when nothing is held', () => {
  expect(isChangePlanned({ held: [], next: { plan: 'HOBBY', billingPeriod: 'monthly' } })).toBe(
    false,
  )
})
