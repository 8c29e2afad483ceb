import { expect, it } from 'vitest'
import { quote } from './quote.ts'

it('quotes a name, and a name that has quotes of its own', () => {
  expect(quote('Анна')).toBe('«Анна»')
  expect(quote('Студия «Кадр»')).toBe('«Студия „Кадр“»')
})
