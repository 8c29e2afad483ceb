import { expect, it } from 'vitest'
import { amountText, priceText, readAmount } from './price-text.ts'

it('parses amounts as users type them', () => {
  expect(readAmount('1 290,5')).toBe(129_050)
  expect(readAmount('99')).toBe(9900)
  expect(readAmount('0.07')).toBe(7)
  for (const text of ['', 'сто', '1,234', '-5', '1e5']) expect(readAmount(text)).toBeUndefined()
})

it('writes them back the same', () => {
  for (const minor of [0, 7, 9900, 129_050]) expect(readAmount(amountText(minor))).toBe(minor)
})

it('shows a price without empty kopecks', () => {
  expect(priceText({ minor: 129_000, currency: 'RUB' })).toBe('1\u00A0290\u00A0₽')
  expect(priceText({ minor: 129_050, currency: 'RUB' })).toBe('1\u00A0290,50\u00A0₽')
})
