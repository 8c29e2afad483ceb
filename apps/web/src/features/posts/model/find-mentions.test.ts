import { expect, it } from 'vitest'
import { findMentions } from './find-mentions.ts'

const people = [
  { userId: '1', name: 'Анна Смирнова' },
  { userId: '2', name: 'Ян' },
]

it.each([
  ['@Анна, посмотрите', ['1']],
  ['Спросим у @анна Смирнова и @Ян', ['1', '2']],
  ['@Янина не из команды', []],
  ['Анна без знака', []],
])('finds who is meant in «%s»', (text, expected) => {
  expect(findMentions(text, people)).toEqual(expected)
})
