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

it('keeps a number, its thousands and its noun on one line', () => {
  expect(countOf({ count: 1200, forms })).toBe('1\u00a0200\u00a0аккаунтов')
  expect(formatNumber(1234567.5)).toBe('1\u00a0234\u00a0567,5')
})
