import { expect, it } from 'vitest'
import { planTerm } from './plan-day.ts'
import { freeSubscription } from './subscription.fixture.ts'

const now = new Date('2026-05-13T09:00:00Z')
const timeZone = 'Europe/Moscow'

it('has no end for the free plan, whatever its period says', () => {
  expect(planTerm({ subscription: { ...freeSubscription, expiresAt: null }, timeZone, now })).toBe(
    'Без срока',
  )
})

it('names the last day of a paid plan on the local calendar', () => {
  const subscription = {
    ...freeSubscription,
    type: 'HOBBY',
    expiresAt: '2026-05-31T22:00:00Z',
  } as const
  expect(planTerm({ subscription, timeZone, now })).toBe('до 1\u00A0июня')
})

it('states that a paid plan has expired', () => {
  const subscription = { ...freeSubscription, type: 'HOBBY', expiresAt: null } as const
  expect(planTerm({ subscription, timeZone, now })).toBe('Hobby: подписка истекла')
})
