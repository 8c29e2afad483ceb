import { expect, it } from 'vitest'
import { findDifferences } from './differences.ts'
import { aProduct } from './product.fixture.ts'
import { toForm } from './product-form.ts'

it('names only what differs, in words', () => {
  const theirs = toForm(aProduct({ audience: '', tone: 'bold' }))
  const mine = toForm(aProduct({ audience: 'Бариста', tone: 'bold' }))
  expect(findDifferences({ theirs, mine })).toEqual([
    { field: 'Кому нужен', theirs: 'пусто', mine: 'Бариста' },
  ])
})
