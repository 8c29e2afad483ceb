import { expect, it } from 'vitest'
import { isTypedName } from './typed-name.ts'

const NAME = 'Кофейня «Утро на Покровке» — 2'

it.each([NAME, 'кофейня "Утро на Покровке" - 2', ' Кофейня Утро на Покровке 2 '])(
  'takes %s for the name',
  (typed) => expect(isTypedName({ typed, name: NAME })).toBe(true),
)

it.each(['', 'Кофейня', 'Кофейня «Утро на Покровке» — 3', '«»'])('refuses %s', (typed) =>
  expect(isTypedName({ typed, name: NAME })).toBe(false),
)

it('compares a name of signs as it is', () => {
  expect(isTypedName({ typed: '***', name: '***' })).toBe(true)
  expect(isTypedName({ typed: '', name: '***' })).toBe(false)
})
