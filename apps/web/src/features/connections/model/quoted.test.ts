import { expect, it } from 'vitest'
import { quoted } from './quoted.ts'

it('quotes a name, and a name that has quotes of its own', () => {
  expect(quoted('Анна')).toBe('«Анна»')
  expect(quoted('Студия «Кадр»')).toBe('«Студия „Кадр“»')
})
