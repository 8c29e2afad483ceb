import fc from 'fast-check'
import { expect, it } from 'vitest'
import { VIDEO_TITLE_MAX, videoTitleOf } from './video-title.ts'

it.each([
  ['Как сушить чашку\nИ почему она трескается', 'Как сушить чашку'],
  ['Мастер-класс в субботу. Запись: https://example.com/zapis', 'Мастер-класс в субботу. Запись'],
  ['https://example.com/zapis\nЗапись открыта', 'Запись открыта'],
  ['https://example.com/zapis', 'https://example.com/zapis'],
  ['Скидка <50 %>', 'Скидка 50 %'],
  ['<>', ''],
])('begins with words: %j', (text, title) => {
  expect(videoTitleOf(text)).toBe(title)
})

it('cuts a long line between words', () => {
  const title = videoTitleOf('Чашка из тёмной глины сохнет семь дней, '.repeat(5))
  expect(title).toBe(
    'Чашка из тёмной глины сохнет семь дней, Чашка из тёмной глины сохнет семь дней, Чашка из тёмной…',
  )
})

it('is never longer than YouTube takes, nor empty where there is a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect([...videoTitleOf(text)].length).toBeLessThanOrEqual(VIDEO_TITLE_MAX)
      expect(videoTitleOf(`слово ${text}`)).not.toBe('')
    }),
  )
})
