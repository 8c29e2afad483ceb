import { expect, it } from 'vitest'
import { toListQuery } from './posts-query.ts'

const sortOf = (search: Parameters<typeof toListQuery>[0]['search']) =>
  toListQuery({ search, dayStart: () => undefined }).sort

it('reads the queue by time and drafts by their last change, unless the user chose', () => {
  expect(sortOf({ state: 'scheduled' })).toBe('time')
  expect(sortOf({ state: 'draft' })).toBe('updated')
  expect(sortOf({})).toBe('updated')
  expect(sortOf({ state: 'scheduled', sort: 'updated' })).toBe('updated')
})
