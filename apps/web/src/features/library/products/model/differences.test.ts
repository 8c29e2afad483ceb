import { expect, it } from 'vitest'
import { findDifferences } from './differences.ts'
import { aProduct } from './product.fixture.ts'
import { toForm } from './product-form.ts'

it('names only the differing fields', () => {
  const theirs = toForm(aProduct({ audience: '', tone: 'bold' }))
  const mine = toForm(aProduct({ audience: 'Бариста', tone: 'bold' }))
  expect(findDifferences({ theirs, mine })).toEqual([
    { field: 'Кому нужен', theirs: 'пусто', mine: 'Бариста' },
  ])
})
