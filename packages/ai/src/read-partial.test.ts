import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPartial } from './read-partial.ts'

const document = JSON.stringify({
  hooks: [
    { family: 'list', text: 'Пять «ошибок»: \\ и "кавычки"' },
    { family: 'meme', text: 'Вторая\nстрока 👋', role: 'hook', object: 'hot-beverage' },
  ],
  tags: ['один', 'два'],
})

it('gives the words of a whole document and none of its marks', () => {
  expect(readPartial(document)).toBe('Пять «ошибок»: \\ и "кавычки"\nВторая\nстрока 👋\nодин\nдва')
})

it('only ever grows, wherever the document is cut', () => {
  const ascii = document.replaceAll(/[\u0080-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  fc.assert(
    fc.property(fc.constantFrom(document, ascii), fc.nat(), fc.nat(), (text, one, other) => {
      const [short, long] = [one % text.length, other % text.length].sort((a, b) => a - b)
      expect(readPartial(text.slice(0, long)).startsWith(readPartial(text.slice(0, short)))).toBe(
        true,
      )
    }),
  )
})

/** Halves of a letter among them: a stream may be cut in its middle. */
const anyUnit = fc.nat(0xffff).map((unit) => String.fromCharCode(unit))

it('survives what is no JSON at all', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyUnit }), (text) => {
      expect(typeof readPartial(text)).toBe('string')
    }),
  )
})
