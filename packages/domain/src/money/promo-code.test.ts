import { expect, it } from 'vitest'
import {
  findPromoRefusal,
  findUseRefusal,
  normalizePromoCode,
  type PromoRules,
  promoDiscount,
} from './promo-code.ts'

const now = new Date('2026-11-16T00:00:00Z')
const promo: PromoRules = {
  percent: 20,
  days: null,
  isFirstPaymentOnly: true,
  maxUses: 10,
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
}
const refusal = (changes: Partial<Parameters<typeof findPromoRefusal>[0]>) =>
  findPromoRefusal({ promo, uses: 0, usesOfPerson: 0, hasPaidBefore: false, now, ...changes })

it.each([
  [{}, undefined],
  [{ promo: undefined }, 'unknown'],
  [{ now: new Date('2026-10-31T23:59:59Z') }, 'not_yet'],
  [{ now: new Date('2026-12-01T00:00:00Z') }, 'over'],
  [{ uses: 10 }, 'used_up'],
  [{ usesOfPerson: 1 }, 'used_by_you'],
  [{ hasPaidBefore: true }, 'not_first'],
  [{ hasPaidBefore: true, promo: { ...promo, isFirstPaymentOnly: false } }, undefined],
])('judges %j as %s', (changes, expected) => {
  expect(refusal(changes)).toBe(expected)
})

it('lets a payment use a code that has ended since its order, but not one that is used up', () => {
  const ended = { ...promo, endsAt: new Date(0) }
  const use = { promo: ended, uses: 9, usesOfPerson: 0, hasPaidBefore: false }
  expect(findUseRefusal(use)).toBeUndefined()
  expect(findUseRefusal({ ...use, uses: 10 })).toBe('used_up')
  expect(findUseRefusal({ ...use, promo: undefined })).toBe('unknown')
})

it('takes a percentage off, rounded to the smallest unit', () => {
  expect(promoDiscount({ amount: 149_000, promo })).toBe(29_800)
  expect(promoDiscount({ amount: 33, promo })).toBe(7)
  expect(promoDiscount({ amount: 33, promo: { percent: null } })).toBe(0)
  expect(promoDiscount({ amount: 33, promo: undefined })).toBe(0)
  expect(normalizePromoCode(' kadr20 ')).toBe('KADR20')
})
