import { expect, it } from 'vitest'
import { oneOf, searchReader, textParam, uuidParam } from './read-search.ts'

const read = searchReader<{ tab: 'first' | 'second'; q: string; item: string }>({
  tab: oneOf(['first', 'second']),
  q: textParam(5),
  item: uuidParam,
})

const ID = '0197a0c0-0000-7000-8000-000000000001'

it('keeps the known parameters in the order of the address', () => {
  const given = { q: 'слово', item: ID, tab: 'second' }
  expect(Object.entries(read(given))).toEqual(Object.entries(given))
})

it('drops unknown parameters, and overrides unknown values', () => {
  const nothing = { tab: undefined, q: undefined, item: undefined }
  const given = { tab: 'third', q: ' ', item: '../x', page: 2, toString: 'x' }
  expect(read(given)).toStrictEqual(nothing)
  expect(read({ tab: ['first'], q: {}, item: 5 })).toStrictEqual(nothing)
})

it('reads digits as text and cuts what is too long', () => {
  expect(read({ q: 2027 })).toEqual({ q: '2027' })
  expect(read({ q: 'длинное' })).toEqual({ q: 'длинн' })
})
