import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatMoney, shareOf } from './money.ts'

const amounts = fc.nat(10_000_000)
const lengths = fc.integer({ min: 1, max: 400 * 86_400_000 })

it('splits an amount without losing or making a unit', () => {
  fc.assert(
    fc.property(amounts, lengths, fc.nat(400 * 86_400_000), (amount, whole, given) => {
      const part = Math.min(given, whole)
      const used = shareOf({ amount, part, whole })
      const rest = shareOf({ amount, part: whole - part, whole })
      expect(Number.isSafeInteger(used)).toBe(true)
      // Both halves may be rounded up.
      expect(used + rest - amount).toBeGreaterThanOrEqual(0)
      expect(used + rest - amount).toBeLessThanOrEqual(1)
      expect(Math.abs(used - (amount * part) / whole)).toBeLessThanOrEqual(0.500_001)
    }),
  )
})

it('never gives more than the amount, nor less than nothing', () => {
  expect(shareOf({ amount: 100, part: 9, whole: 3 })).toBe(100)
  expect(shareOf({ amount: 100, part: -1, whole: 3 })).toBe(0)
  expect(shareOf({ amount: 100, part: 1, whole: 0 })).toBe(0)
})

it.each([
  [149_000, 'RUB', '1\u00a0490\u00a0₽'],
  [74_550, 'RUB', '745,50\u00a0₽'],
  [5, 'USD', '0,05\u00a0$'],
  [2900, 'BYN', '29\u00a0Br'],
  [1360, 'XTR', '1\u00a0360\u00a0⭐'],
] as const)('shows %i of %s as %s', (amount, currency, shown) => {
  expect(formatMoney({ amount, currency })).toBe(shown)
})
