import { expect, it } from 'vitest'
import { parsePrice } from './parse-price.ts'

it.each([
  ['2 490,00 ₽', 249_000, 'RUB'],
  ['2\u00a0490\u00a0руб.', 249_000, 'RUB'],
  ['от 1 200 до 3 400 р.', 120_000, 'RUB'],
  ['2 490 3 100 ₽', 249_000, 'RUB'],
  ['$1,299.99', 129_999, 'USD'],
  ['1.299,9 USD', 129_990, 'USD'],
  ['1.490', 149_000, 'RUB'],
  ['0.500', 50, 'RUB'],
  ['19.9', 1990, 'RUB'],
  ['99.999999', 10_000, 'RUB'],
  ['45 Br', 4500, 'BYN'],
  ['12,5 бел. руб.', 1250, 'BYN'],
  ["1'000'000 RUR", 100_000_000, 'RUB'],
  ['0', 0, 'RUB'],
])('reads %s', (text, minor, currency) => {
  expect(parsePrice({ text })).toEqual({ minor, currency })
})

it('believes what is said about the currency elsewhere', () => {
  expect(parsePrice({ text: '10', currency: 'USD' })).toEqual({ minor: 1000, currency: 'USD' })
  expect(parsePrice({ text: '10', currency: 'RUR' })).toEqual({ minor: 1000, currency: 'RUB' })
  expect(parsePrice({ text: '10', currency: '' })).toEqual({ minor: 1000, currency: 'RUB' })
  expect(parsePrice({ text: '10', fallback: 'BYN' })).toEqual({ minor: 1000, currency: 'BYN' })
})

it.each(['', 'по запросу', '-', '10 €', '500 KZT', '9'.repeat(40), '١٢٣'])(
  'has no price in «%s»',
  (text) => {
    expect(parsePrice({ text })).toBeUndefined()
  },
)

it('has no price in a currency we do not keep', () => {
  expect(parsePrice({ text: '10', currency: 'EUR' })).toBeUndefined()
})
