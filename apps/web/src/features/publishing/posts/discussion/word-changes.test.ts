import { expect, it } from 'vitest'
import { type Piece, wordChanges } from './word-changes.ts'

/** Changed words in brackets. */
const show = (pieces: Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

it('marks the words that were replaced and added', () => {
  const { before, now } = wordChanges(
    'Кувшин недели, глазурь «Лес»',
    'Кувшин недели, глазурь «Море»',
  )
  expect(show(before)).toBe('Кувшин недели, глазурь [«Лес»]')
  expect(show(now)).toBe('Кувшин недели, глазурь [«Море»]')
  expect(show(wordChanges('Скидка', 'Скидка до воскресенья').now)).toBe('Скидка[ до воскресенья]')
})

it('marks nothing in equal texts and everything beside an empty one', () => {
  expect(wordChanges('Тот же текст', 'Тот же текст').now).toEqual([
    { text: 'Тот же текст', isChanged: false },
  ])
  expect(wordChanges('', 'Новый')).toEqual({
    before: [],
    now: [{ text: 'Новый', isChanged: true }],
  })
})

it('loses no letter of either text', () => {
  const before = 'Открыли\n\nосеннюю коллекцию: вазы, чашки и  кувшины'
  const now = 'Осеннюю коллекцию открыли:\nчашки и вазы'
  const sides = wordChanges(before, now)
  expect(sides.before.map(({ text }) => text).join('')).toBe(before)
  expect(sides.now.map(({ text }) => text).join('')).toBe(now)
})

it('compares very long texts as a whole', () => {
  const long = 'слово '.repeat(2000)
  expect(wordChanges(long, `${long}ещё`).now).toEqual([{ text: `${long}ещё`, isChanged: true }])
})
