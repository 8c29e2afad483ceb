import { expect, it } from 'vitest'
import { findPlanErrors, type PlanForm } from './plan-form.ts'

const FORM: PlanForm = {
  topic: 'кофейня',
  productId: null,
  period: 'week',
  postsPerWeek: 3,
  from: '2026-11-16',
  time: '12:00',
}
const errorsOf = (change: Partial<PlanForm>) =>
  Object.keys(findPlanErrors({ form: { ...FORM, ...change }, today: '2026-11-16' }))

it('names the field that keeps a plan from being made', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({ topic: ' ' })).toEqual(['topic'])
  expect(errorsOf({ topic: '', productId: 'one' })).toEqual([])
  expect(errorsOf({ from: '2026-11-15' })).toEqual(['from'])
  expect(errorsOf({ from: '', time: '' })).toEqual(['from', 'time'])
})
