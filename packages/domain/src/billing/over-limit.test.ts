import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitByLimit } from './over-limit.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join('')

it('keeps the chosen ones first, then the oldest', () => {
  const { kept, surplus } = splitByLimit({ items, limit: 2, keptIds: ['d'] })
  expect(ids(kept)).toBe('da')
  expect(ids(surplus)).toBe('bc')
  expect(ids(splitByLimit({ items, limit: 2 }).kept)).toBe('ab')
  expect(splitByLimit({ items, limit: -1 }).surplus).toEqual([])
})

it('loses nothing, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'x')), fc.nat(6), (keptIds, limit) => {
      const { kept, surplus } = splitByLimit({ items, limit, keptIds })
      expect([...kept, ...surplus].map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(kept.length).toBe(Math.min(limit, items.length))
    }),
  )
})
