import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  annualPrice,
  annualSaving,
  CURRENCY_SYMBOLS,
  formatPrice,
  monthlyPrice,
  priceFor,
} from './prices.ts'

it.each([
  [790, 7584, 1896],
  [1490, 14304, 3576],
  [29, 278, 70],
  [9, 86, 22],
  [0, 0, 0],
])('a plan of %i a month costs %i a year and saves %i', (monthly, annual, saving) => {
  expect(annualPrice(monthly)).toBe(annual)
  expect(annualSaving(monthly)).toBe(saving)
})

it('never loses a unit between the annual price and the saving', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), (monthly) => {
      expect(annualPrice(monthly) + annualSaving(monthly)).toBe(monthly * 12)
      expect(Math.abs(annualPrice(monthly) * 10 - monthly * 96)).toBeLessThanOrEqual(5)
    }),
  )
})

it('shows prices with their symbols and non-breaking spaces', () => {
  expect(formatPrice({ amount: 1490, currency: 'RUB' })).toBe('1\u00a0490\u00a0₽')
  expect(formatPrice({ amount: 29, currency: 'BYN' })).toBe('29\u00a0Br')
  expect(formatPrice({ amount: 9.5, currency: 'USD' })).toBe('9,5\u00a0$')
  expect(CURRENCY_SYMBOLS).toEqual({ USD: '$', BYN: 'Br', RUB: '₽' })
})

it('takes the Belarusian price for BYN, and Stars in Telegram', () => {
  const plan = { priceRUB: 790, priceBEL: 29, priceUSD: 9, priceStars: 720 }
  expect(monthlyPrice({ plan, currency: 'BYN' })).toBe(29)
  expect(monthlyPrice({ plan, currency: 'RUB' })).toBe(790)
  expect(monthlyPrice({ plan, currency: 'USD' })).toBe(9)
  expect(formatPrice({ amount: monthlyPrice({ plan, currency: 'XTR' }), currency: 'XTR' })).toBe(
    '720\u00a0⭐',
  )
  expect(priceFor({ monthly: 790, period: 'monthly' })).toBe(790)
  expect(priceFor({ monthly: 790, period: 'annually' })).toBe(7584)
})
