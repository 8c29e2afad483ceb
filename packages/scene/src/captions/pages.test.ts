import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCaptionsLayer } from '../../test/scenes.ts'
import { getCaptionPages } from './pages.ts'

const wordsOf = (texts: readonly string[], step = 0.3) =>
  texts.map((text, index) => ({ text, start: index * step, end: index * step + 0.25 }))
const pages = (part: Parameters<typeof createCaptionsLayer>[0]) =>
  getCaptionPages(createCaptionsLayer(part)).map(({ words }) =>
    words.map(({ text }) => text).join(' '),
  )
const split = (text: string, wordsPerPage: number, step = 0.3) =>
  pages({ words: wordsOf(text.split(' '), step), wordsPerPage })

it('fills pages word by word', () => {
  expect(split('а б в г', 2)).toEqual(['а б', 'в г'])
  expect(split('а б в', 1)).toEqual(['а', 'б', 'в'])
})

it('starts a new page after a sentence and after a pause', () => {
  expect(split('Ну да. Вот', 5)).toEqual(['Ну да.', 'Вот'])
  expect(split('а б', 5, 2)).toEqual(['а', 'б'])
})

it('never shows the end of a sentence with the beginning of the next', () => {
  expect(
    split('Потренируйтесь немного перед большим зеркалом. Это действительно помогает', 4),
  ).toEqual(['Потренируйтесь немного перед', 'большим зеркалом.', 'Это действительно помогает'])
  expect(split('Да. Причины, о которых молчат', 2)).toEqual(['Да.', 'Причины,', 'о которых молчат'])
  expect(split('Нет. Это не так', 4)).toEqual(['Нет.', 'Это не так'])
})

it('leaves no word of a sentence alone where it can stand with others', () => {
  expect(split('Мы сделаем всё сами сегодня.', 4)).toEqual(['Мы сделаем всё сами сегодня.'])
  expect(split('раз два три', 2)).toEqual(['раз два три'])
  expect(split('Удивительные приключения продолжаются.', 2)).toEqual([
    'Удивительные приключения',
    'продолжаются.',
  ])
})

it('leaves no preposition hanging at the end of a page', () => {
  expect(split('Вот три причины, о которых обычно молчат.', 4)).toEqual([
    'Вот три причины,',
    'о которых обычно молчат.',
  ])
  expect(split('Причины, о которых молчат', 2)).toEqual(['Причины,', 'о которых молчат'])
  expect(split('Справа печь, и к ней подходят', 4)).toEqual(['Справа печь,', 'и к ней подходят'])
  expect(split('Глину долго мнут, как тесто для хлеба', 4)).toEqual([
    'Глину долго мнут,',
    'как тесто для хлеба',
  ])
  expect(split('Он о ней', 1)).toEqual(['Он', 'о', 'ней'])
})

it('keeps a sentence of one word to itself, however fast it is said', () => {
  for (const step of [0.2, 0.65])
    expect(split('Готово? Да. Начинаем сейчас.', 4, step)).toEqual([
      'Готово?',
      'Да.',
      'Начинаем сейчас.',
    ])
  expect(split('Готово? Да. Начинаем.', 1)).toEqual(['Готово?', 'Да.', 'Начинаем.'])
})

it('never joins two sentences, whatever is said', () => {
  const word = fc.constantFrom('да', 'Мёд', 'садится.', 'Первое.', 'зимой?', 'ул.', 'о', 'трёх,')
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 6 }),
      fc.constantFrom(0.15, 0.3, 0.8),
      (texts, wordsPerPage, step) => {
        const shown = pages({ words: wordsOf(texts, step), wordsPerPage })
        expect(shown.join(' ')).toBe(texts.join(' '))
        for (const page of shown) expect(page).not.toMatch(/(?:садится|Первое)\. |зимой\? /)
      },
    ),
  )
})

it('does not take the full stop of a shortened word for the end of a sentence', () => {
  const words = [
    'уже',
    'на',
    'ул.',
    'Ленина,',
    'д.',
    '5,',
    'и',
    'т. д.',
    'Новое',
    'за',
    '2 тыс.',
    'руб.',
  ]
  expect(pages({ words: wordsOf(words), wordsPerPage: 4 })).toEqual([
    'уже на ул. Ленина,',
    'д. 5, и т. д.',
    'Новое за 2 тыс. руб.',
  ])
  expect(split('Магазин открыт недавно ул. Мира, дом семь', 4)).toEqual([
    'Магазин открыт недавно',
    'ул. Мира, дом семь',
  ])
  expect(split('В г. Москва и др. городах', 5)).toEqual(['В г. Москва и др. городах'])
})

it('keeps a page until the next one, but not through a long silence', () => {
  const [first] = getCaptionPages(
    createCaptionsLayer({ words: wordsOf(['а', 'б'], 5), wordsPerPage: 1 }),
  )
  expect(first?.end).toBeCloseTo(0.85)
})
