import { expect, it } from 'vitest'
import { readHistorySearch } from './history-search.ts'

it('reads the filters it knows from the address and ignores the rest', () => {
  const known = { kind: 'slideshow', state: 'failed' }
  expect(readHistorySearch({ ...known, page: 2 })).toEqual(known)
  expect(readHistorySearch({ kind: 'opera', state: 'done' })).toEqual({})
})
