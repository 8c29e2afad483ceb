import { expect, it } from 'vitest'
import { normalizeEmail } from './trial.ts'

it('knows a mailbox in any spelling', () => {
  expect(normalizeEmail(' Anna.Orlova+kadr@Gmail.com ')).toBe('annaorlova@gmail.com')
  expect(normalizeEmail('anna.orlova+2@yandex.ru')).toBe('anna.orlova@yandex.ru')
})

it('has nothing for a text that is no address', () => {
  expect(normalizeEmail('Анна Орлова')).toBeUndefined()
  expect(normalizeEmail('@anna')).toBeUndefined()
})
