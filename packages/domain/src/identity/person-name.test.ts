import { expect, it } from 'vitest'
import { displayName, greetingName } from './person-name.ts'

it('joins the two names and leaves no stray space', () => {
  expect(displayName({ firstName: 'Анна', lastName: 'Ким' })).toBe('Анна Ким')
  expect(displayName({ firstName: ' Анна ', lastName: '' })).toBe('Анна')
})

it('calls a person without a first name a guest', () => {
  expect(displayName({ firstName: '', lastName: 'Ким' })).toBe('Гость')
  expect(displayName({ firstName: '  ', lastName: '' })).toBe('Гость')
  expect(greetingName({ firstName: '' })).toBe('Гость')
  expect(greetingName({ firstName: 'Анна' })).toBe('Анна')
})
