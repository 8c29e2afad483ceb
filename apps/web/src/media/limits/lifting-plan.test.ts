import type { Plan } from '@kadr/contract/money/subscription'
import { PLANS } from '@kadr/domain/money/plans'
import { expect, it } from 'vitest'
import { findLiftingPlan, liftLabel } from './lifting-plan.ts'

const plans = (['HOBBY', 'CREATOR', 'ULTIMATE', 'AGENCY'] as const).map(
  (name, index): Plan => ({
    id: index + 1,
    name,
    priceRUB: 100 * index,
    priceBEL: 1,
    priceUSD: 1,
    priceStars: 1,
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

it('finds more people, workspaces and room for files by the name of the plan', () => {
  const find = (limit: 'seats' | 'workspaces' | 'storage', name: 'FREE' | 'CREATOR' | 'AGENCY') =>
    findLiftingPlan({ plans, limit, name, limits: PLANS[name].limits })
  expect(find('seats', 'CREATOR')?.name).toBe('AGENCY')
  expect(find('seats', 'AGENCY')).toBeUndefined()
  expect(find('storage', 'FREE')?.name).toBe('HOBBY')
  const label = (limit: 'seats' | 'workspaces' | 'storage') =>
    liftLabel({ plan: find(limit, 'CREATOR'), limit, price: '9\u00a0₽' })
  expect(label('seats')).toBe('Agency: 10\u00a0человек в\u00a0команде за 9\u00a0₽ в\u00a0месяц')
  expect(label('storage')).toBe('Ultimate: 200\u00a0ГБ для файлов за 9\u00a0₽ в\u00a0месяц')
  expect(label('workspaces')).toBe('Agency: по пространству на клиента за 9\u00a0₽ в\u00a0месяц')
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
    'Creator: 70\u00a0ИИ-\u2060запросов за 1\u00a0490\u00a0₽ в\u00a0месяц',
  )
  expect(label('videoGenerations', 2)).toBe(
    'Ultimate: без ограничений за 1\u00a0490\u00a0₽ в\u00a0месяц',
  )
  expect(liftLabel({ plan: undefined, limit: 'aiGenerations', price: undefined })).toBe(
    'Сравнить тарифы',
  )
})
