import { expect, it } from 'vitest'
import { toFilter } from './to-filter.ts'

it('shows one folder at a time', () => {
  expect(toFilter({})).toEqual({ source: 'own', folderId: 'root' })
  expect(toFilter({ folder: 'f1', kind: 'video' })).toEqual({
    source: 'own',
    folderId: 'f1',
    kind: 'video',
  })
})

it('searches text and tags in all folders', () => {
  expect(toFilter({ folder: 'f1', q: 'море' })).toEqual({ source: 'own', search: 'море' })
  expect(toFilter({ folder: 'f1', tag: 'лето' })).toEqual({ source: 'own', tag: 'лето' })
})

it('knows no folders in the starter pack', () => {
  expect(toFilter({ source: 'starter', folder: 'f1' })).toEqual({ source: 'starter' })
})
