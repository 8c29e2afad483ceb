import type { Billing, Order } from '@kadr/contract/money/billing'
import { expect, it } from 'vitest'
import { findWanted } from './wanted-checkout.ts'

const limits = { videoGenerations: 1, aiGenerations: 1, accountTracking: 1, connectedAccounts: 1 }
const prices = { priceRUB: 1, priceBEL: 1, priceUSD: 1, priceStars: 1, limits }
const plans = [
  { id: 1, name: 'HOBBY' as const, ...prices },
  { id: 2, name: 'CREATOR' as const, ...prices },
]
const shown = { billingPeriod: 'monthly', currency: 'RUB' } as const
const amount = { amount: 1_373_184, currency: 'BYN' as const }

const order: Order = {
  id: '0197a0c0-0000-7000-8000-000000000001',
  state: 'failed',
  kind: 'new',
  plan: 'CREATOR',
  billingPeriod: 'annually',
  amount,
  promoCode: 'ГЛИНА20',
  receiptEmail: null,
  isRenewing: true,
  renewalRefusal: null,
  createdAt: '2026-11-18T09:00:00.000Z',
  period: null,
  failure: 'На карте не хватило денег.',
  url: null,
}

const billingWith = (state: 'on' | 'off' | 'past_due'): Billing => ({
  renewal: {
    state,
    plan: 'HOBBY',
    billingPeriod: 'annually',
    amount,
    chargesAt: null,
    isByProvider: false,
    canResume: false,
    needsOtherMethod: true,
    problem: 'card',
    failure: null,
    graceEndsAt: null,
  },
  method: null,
  next: null,
  current: null,
  trial: null,
  email: null,
  isOfferAccepted: true,
  currencies: ['RUB', 'BYN'],
})

const find = (input: Partial<Parameters<typeof findWanted>[0]>) =>
  findWanted({ search: {}, order: undefined, billing: billingWith('off'), plans, shown, ...input })

it('opens the checkout of a refused order with everything that was chosen', () => {
  expect(find({ order })).toEqual({
    planId: 2,
    billingPeriod: 'annually',
    currency: 'BYN',
    promoCode: 'ГЛИНА20',
    isRenewing: true,
    refusal: 'На карте не хватило денег.',
  })
  expect(find({ order: { ...order, state: 'paid' } })).toBeUndefined()
})

it('opens the overdue period while it is overdue, and the next one for another card', () => {
  const renewal = { planId: 1, billingPeriod: 'annually', currency: 'BYN', refusal: undefined }
  expect(find({ search: { pay: 'late' }, billing: billingWith('past_due') })).toMatchObject(renewal)
  expect(find({ search: { pay: 'next' }, billing: billingWith('on') })).toMatchObject(renewal)
  expect(find({ search: { pay: 'next' }, billing: billingWith('past_due') })).toMatchObject(renewal)
  expect(find({ search: { pay: 'next' }, billing: billingWith('off') })).toBeUndefined()
  // An old letter: it is paid by now.
  expect(find({ search: { pay: 'late' }, billing: billingWith('on') })).toBeUndefined()
})

it('opens a plan as it is shown, and nothing unasked', () => {
  expect(find({ search: { plan: 2 } })).toMatchObject({ planId: 2, ...shown, promoCode: '' })
  expect(find({})).toBeUndefined()
})
