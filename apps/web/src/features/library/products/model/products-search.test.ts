import { expect, it } from 'vitest'
import { readProductsSearch } from './products-search.ts'

it('keeps the search text and the archive flag, and drops the rest', () => {
  expect(readProductsSearch({ q: 2024, state: 'archived', x: 1 })).toEqual({
    q: '2024',
    state: 'archived',
  })
  expect(readProductsSearch({ q: '', state: 'active' })).toEqual({})
})
