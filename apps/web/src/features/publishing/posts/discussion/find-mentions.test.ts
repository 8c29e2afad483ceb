import { expect, it } from 'vitest'
import {
  findMentions,
  findTypedMention,
  mentionOf,
  splitMentions,
  suggestPeople,
} from './find-mentions.ts'

const anna = { userId: '1', name: 'Анна Смирнова' }
const yan = { userId: '2', name: 'Ян' }
const namesake = { userId: '3', name: 'Анна Котова' }
const people = [anna, yan]

it.each([
  ['@Анна, посмотрите', ['1']],
  ['Спросим у @анна Смирнова и @Ян', ['1', '2']],
  ['@Янина не из команды', []],
  ['Анна без знака', []],
])('finds who is meant in «%s»', (text, expected) => {
  expect(findMentions(text, people)).toEqual(expected)
})

it('marks the names that are called and keeps every word', () => {
  const marked = (text: string) =>
    splitMentions(text, [...people, namesake])
      .map((part) => (part.isMention ? `[${part.text}]` : part.text))
      .join('')
  expect(marked('Спросим у @анна Смирнова и @Ян')).toBe('Спросим у [@анна Смирнова] и [@Ян]')
  expect(marked('@Анна, гляньте')).toBe('[@Анна], гляньте')
  expect(marked('@Янина и почта a@b.ru')).toBe('@Янина и почта a@b.ru')
})

it('means one of two namesakes by the whole name, and both by the first', () => {
  const all = [...people, namesake]
  expect(findMentions('@Анна Котова, гляньте', all)).toEqual(['3'])
  expect(findMentions('@Анна, гляньте', all)).toEqual(['1', '3'])
  expect(mentionOf(namesake, all)).toBe('@Анна Котова')
  expect(mentionOf(anna, people)).toBe('@Анна')
})

it.each([
  ['Спросим @', 9, { start: 8, letters: '' }],
  ['Спросим @ан и Яна', 11, { start: 8, letters: 'ан' }],
  ['@Анна См', 8, { start: 0, letters: 'Анна См' }],
  ['@Анна ', 6, undefined],
  ['почта@ан', 8, undefined],
  ['@Анна, посмотрите', 17, undefined],
])('knows which name is being typed in «%s»', (text, caret, expected) => {
  expect(findTypedMention(text, caret)).toEqual(expected)
})

it('suggests by the beginning of either name', () => {
  expect(suggestPeople(people, 'см')).toEqual([anna])
  expect(suggestPeople(people, 'анна с')).toEqual([anna])
  expect(suggestPeople(people, '')).toEqual(people)
  expect(suggestPeople(people, 'ко')).toEqual([])
})
