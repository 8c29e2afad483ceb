import type { Plan } from '@kadr/contract/subscription'
import { PLANS } from '@kadr/domain/plans'
import { expect, it } from 'vitest'
import { findLiftingPlan, liftLabel } from './lifting-plan.ts'

const plans = (['HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY'] as const).map(
  (name, index): Plan => ({
    id: index + 1,
    name,
    priceRUB: 100 * index,
    priceBEL: 1,
    priceUSD: 1,
    limits: PLANS[name].limits,
  }),
)

it('finds the smallest plan that lifts the limit', () => {
  const find = (limit: 'aiGenerations' | 'connectedAccounts', plan: 'FREE' | 'CREATOR') =>
    findLiftingPlan({ plans, limit, limits: PLANS[plan].limits })?.name
  expect(find('aiGenerations', 'FREE')).toBe('CREATOR')
  expect(find('connectedAccounts', 'FREE')).toBe('HOBBY')
  expect(find('connectedAccounts', 'CREATOR')).toBe('ULTIMATE')
})

it('assumes the limits of Free until they are known', () => {
  const [hobby, ...rest] = plans
  if (!hobby) throw new Error('There are no plans')
  const small = { ...hobby, limits: { ...hobby.limits, videoGenerations: 5 } }
  const found = findLiftingPlan({
    plans: [small, ...rest],
    limit: 'videoGenerations',
    limits: undefined,
  })
  expect(found?.name).toBe('CREATOR')
})

it('names what it gives and costs', () => {
  const label = (limit: 'aiGenerations' | 'videoGenerations', index: number) =>
    liftLabel({ plan: plans[index], limit, price: '1\u00a0490\u00a0₽' })
  expect(label('aiGenerations', 1)).toBe(
    'Creator: 70\u00a0ИИ-запросов за 1\u00a0490\u00a0₽ в\u00a0месяц',
  )
  expect(label('videoGenerations', 2)).toBe(
    'Ultimate: без ограничений за 1\u00a0490\u00a0₽ в\u00a0месяц',
  )
  expect(liftLabel({ plan: undefined, limit: 'aiGenerations', price: undefined })).toBe(
    'Сравнить тарифы',
  )
})
