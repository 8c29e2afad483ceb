import { expect, it } from 'vitest'
import { readReelsSearch } from './reels-search.ts'

const ID = '0197a0c0-0000-7000-8000-000000000001'

it('reads what it knows from the address and ignores the rest', () => {
  const known = { stage: 'finished', kind: 'slideshow', reel: ID }
  expect(readReelsSearch({ ...known, q: 2027, page: 3 })).toEqual({ ...known, q: '2027' })
  expect(readReelsSearch({ stage: 'lost', kind: 'opera', q: '  ', reel: 'x' })).toEqual({})
})
