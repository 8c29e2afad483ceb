import { expect, it } from 'vitest'
import { findTypedSnippet, suggestSnippets } from './find-snippets.ts'

it.each([
  ['/', { start: 0, letters: '' }],
  ['Ждём вас /адр', { start: 9, letters: 'адр' }],
  ['Ждём\n/часы-работы', { start: 5, letters: 'часы-работы' }],
  ['(/а', { start: 1, letters: 'а' }],
  ['https://a.example/x', undefined],
  ['5/6', undefined],
  ['/адрес ', undefined],
  ['и/или', undefined],
])('sees in %j what is typed', (text, expected) => {
  expect(findTypedSnippet(text, text.length)).toEqual(expected)
})

it('offers names that begin with the letters first, then names and texts that have them', () => {
  const [beside, inside, named, other] = [
    { name: 'мы', text: 'Наш адрес на углу' },
    { name: 'наш-адрес', text: 'На углу' },
    { name: 'Адрес', text: 'Ещё на углу' },
    { name: 'часы', text: 'До восьми' },
  ].map((one, index) => ({ ...one, id: String(index), updatedAt: '2027-01-01T00:00:00Z' }))
  if (!beside || !inside || !named || !other) throw new Error('four')
  const all = [beside, inside, named, other]
  expect(suggestSnippets(all, 'адр')).toEqual([named, inside, beside])
  expect(suggestSnippets(all, 'еще')).toEqual([named])
  expect(suggestSnippets(all, '')).toHaveLength(4)
})
