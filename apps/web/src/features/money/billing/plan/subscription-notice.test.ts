import type { Subscription } from '@kadr/contract/money/subscription'
import { expect, it } from 'vitest'
import { freeSubscription } from './subscription.fixture.ts'
import { subscriptionNotice } from './subscription-notice.ts'

const now = new Date('2026-05-13T09:00:00Z')
const notice = (over: Partial<Subscription>) =>
  subscriptionNotice({ subscription: { ...freeSubscription, ...over }, now })
const paid = { type: 'CREATOR', isFreeTrialUser: false } as const

it('has no notice for a paid plan with time left', () => {
  expect(notice({ ...paid, expiresAt: '2026-05-21T09:00:00Z' })).toBeUndefined()
})

it('warns in the last week with the number of days', () => {
  expect(notice({ ...paid, expiresAt: '2026-05-20T09:00:00Z' })?.title).toBe(
    'Тариф Creator: осталось 7\u00A0дней',
  )
  expect(notice({ ...paid, expiresAt: '2026-05-13T10:00:00Z' })?.title).toBe(
    'Тариф Creator: остался 1\u00A0день',
  )
})

it.each([null, '2026-05-13T09:00:00Z'])(
  'has a notice for an expired paid plan: %s',
  (expiresAt) => {
    expect(notice({ ...paid, expiresAt })).toMatchObject({
      kind: 'expired',
      tone: 'danger',
      title: 'Подписка истекла',
    })
  },
)

it('is silent while the plan continues by itself, and about a late payment, which has its own words', () => {
  const soon = { ...paid, expiresAt: '2026-05-15T09:00:00Z' }
  expect(notice({ ...soon, renewal: 'on' })).toBeUndefined()
  expect(notice({ ...soon, renewal: 'past_due' })).toBeUndefined()
  expect(notice({ ...soon, renewal: 'off' })?.kind).toBe('expiring')
})

it('never calls the free plan expired', () => {
  expect(notice({ expiresAt: null })).toMatchObject({ kind: 'trial', tone: 'info' })
  expect(notice({ expiresAt: null, isFreeTrialUser: false })).toBeUndefined()
})

it('counts the days of a trial of a paid plan, and warns at its end', () => {
  const trial = { type: 'CREATOR', isFreeTrialUser: true } as const
  expect(notice({ ...trial, expiresAt: '2026-05-27T09:00:00Z' })).toMatchObject({
    kind: 'trial',
    title: 'Пробный период: осталось 14\u00A0дней',
  })
  expect(notice({ ...trial, expiresAt: '2026-05-15T09:00:00Z' })?.kind).toBe('expiring')
})

it('comes back after a dismissal when the state changes', () => {
  const soon = notice({ ...paid, expiresAt: '2026-05-15T09:00:00Z' })
  const over = notice({ ...paid, expiresAt: '2026-05-12T09:00:00Z' })
  expect(soon?.dismissKey).not.toBe(over?.dismissKey)
})
