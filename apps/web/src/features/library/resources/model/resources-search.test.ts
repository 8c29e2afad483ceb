import { expect, it } from 'vitest'
import { readResourcesSearch } from './resources-search.ts'

const ID = '0197a0c0-0000-7000-8000-000000000001'

it('keeps what it understands', () => {
  const search = { source: 'starter', folder: ID, kind: 'video', tag: 'лето', q: 12, sort: 'name' }
  expect(readResourcesSearch(search)).toEqual({ ...search, q: '12' })
})

it('drops unknown parameters and the default order', () => {
  const search = { source: 'x', folder: '../..', kind: 'pdf', sort: 'newest', item: 5, q: '' }
  expect(readResourcesSearch(search)).toEqual({})
})
