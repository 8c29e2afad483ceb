import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortenText } from './shorten-text.ts'

const upTo = (max: number) => (text: string) => text.length <= max

const POST = `Друзья! С понедельника у нас осеннее меню.

Тыквенный раф за 290 рублей, какао с пряностями и тёплые пледы. Ещё мы добавили два десерта. На веранде поставили обогреватели.

Забронируйте столик: https://polden.example/bron
#кофейня #казань`

it('leaves out sentences of the body and keeps link, call and hashtags', () => {
  expect(
    shortenText({ text: POST, fits: upTo(190) }),
  ).toBe(`Друзья! С понедельника у нас осеннее меню.

Тыквенный раф за 290 рублей, какао с пряностями и тёплые пледы.

Забронируйте столик: https://polden.example/bron
#кофейня #казань`)
})

it('cuts the first sentence at a word when not one fits whole', () => {
  const text =
    'Очень длинное предложение без единой точки внутри и почти без смысла. Пишите @polden'
  expect(shortenText({ text, fits: upTo(50) })).toBe(
    'Очень длинное предложение без… Пишите @polden',
  )
})

it('adds no ellipsis after a whole sentence and cuts at the end when the essentials are too long', () => {
  const text = `Раз. ${'#тег '.repeat(40)}`.trim()
  expect(shortenText({ text: 'Раз два. Три четыре.', fits: upTo(10) })).toBe('Раз два.')
  expect(shortenText({ text, fits: upTo(20) }).length).toBeLessThanOrEqual(20)
})

it('always fits and never invents words', () => {
  const piece = fc.constantFrom(
    'Слово.',
    'Два слова!',
    'https://a.example/x',
    '#тег',
    'Пишите нам',
    '\n\n',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 30 }),
      fc.integer({ min: 5, max: 200 }),
      (parts, max) => {
        const text = parts.join(' ')
        const short = shortenText({ text, fits: upTo(max) })
        expect(short.length).toBeLessThanOrEqual(Math.max(max, 0))
        const words = new Set(text.split(/\s+/))
        for (const word of short.split(/\s+/).filter(Boolean)) {
          const isWhole =
            words.has(word) || [...words].some((known) => known.startsWith(word.replace(/…$/, '')))
          expect(isWhole).toBe(true)
        }
      },
    ),
  )
})
