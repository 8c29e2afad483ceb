import { expect, it } from 'vitest'
import { countFilters, toListQuery } from './posts-query.ts'
import { readNewPostSearch, readPostsSearch } from './posts-search.ts'

const ID = '0197a0c0-0000-7000-8000-000000000001'

it('reads what it knows from the address and ignores the rest', () => {
  const given = {
    state: 'failed',
    q: 2027,
    connection: ID,
    from: '2026-05-01',
    sort: 'updated',
    x: 1,
  }
  const { x: _unknown, ...known } = given
  expect(readPostsSearch(given)).toEqual({ ...known, q: '2027' })
  expect(readPostsSearch({ state: 'lost', connection: '1', from: 'вчера', post: {} })).toEqual({})
})

it('counts the filters that are not seen elsewhere on the screen', () => {
  expect(countFilters({ state: 'draft', q: 'курс', sort: 'updated' })).toBe(0)
  expect(countFilters({ connection: ID, from: '2026-05-01', to: '2026-05-02' })).toBe(3)
})

it('asks for whole local days, the last one included', () => {
  const dayStart = (date: string, days: number) => `${date}+${days}`
  const query = toListQuery({ search: { from: '2026-05-01', to: '2026-05-01' }, dayStart })
  expect(query).toMatchObject({ from: '2026-05-01+0', to: '2026-05-01+1' })
})

it('begins a new post only with a time, accounts and files that can be meant', () => {
  const known = { at: '2026-11-18T10:00', connections: `${ID},${ID}`, media: ID }
  expect(readNewPostSearch(known)).toEqual(known)
  expect(readNewPostSearch({ at: 'завтра', connections: 'a,b', media: '../x' })).toEqual({})
})
