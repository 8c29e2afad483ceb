import { expect, it } from 'vitest'
import { countOf, formatNumber, plural } from './plural.ts'

const forms = ['аккаунт', 'аккаунта', 'аккаунтов'] as const

it.each([
  [0, 'аккаунтов'],
  [1, 'аккаунт'],
  [2, 'аккаунта'],
  [4, 'аккаунта'],
  [5, 'аккаунтов'],
  [11, 'аккаунтов'],
  [12, 'аккаунтов'],
  [14, 'аккаунтов'],
  [21, 'аккаунт'],
  [22, 'аккаунта'],
  [111, 'аккаунтов'],
  [1.5, 'аккаунта'],
  [-1, 'аккаунт'],
])('says %s %s', (count, word) => {
  expect(plural({ count, forms })).toBe(word)
})

it.each([
  0, 7, 999, 1000, 1490, 12_345, 100_000, 1_234_567, 987_654_321, 0.5, 1.25, 99.999, 1234.5, 0.004,
  -1, -1200, -0.5, 1e12,
])('writes %s as Russian numbers are written', (value) => {
  const expected = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }).format(value)
  expect(formatNumber(value)).toBe(expected.replaceAll(/\s/g, '\u00a0'))
})

it('keeps a number, its thousands and its noun on one line', () => {
  expect(countOf({ count: 1200, forms })).toBe('1\u00a0200\u00a0аккаунтов')
  expect(formatNumber(1234567.5)).toBe('1\u00a0234\u00a0567,5')
})
