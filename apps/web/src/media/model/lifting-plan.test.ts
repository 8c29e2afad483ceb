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
  const find = (limit: 'aiGenerations' | 'connectedAccounts', allowed: number) =>
    findLiftingPlan({ plans, limit, allowed })?.name
  expect(find('aiGenerations', 5)).toBe('CREATOR')
  expect(find('connectedAccounts', 1)).toBe('HOBBY')
  expect(find('connectedAccounts', 10)).toBe('ULTIMATE')
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
