import { threadPath } from '@kadr/domain/audience/thread-state'
import { expect, it } from 'vitest'
import { countFilters, readInboxSearch, toFilter } from './inbox-search.ts'

const ID = '0197a0c0-0000-7000-8000-000000000001'

it('reads what it knows and drops the rest', () => {
  expect(readInboxSearch({ tab: 'mine', account: ID, tone: 'bad', x: 1 })).toEqual({
    tab: 'mine',
    account: ID,
    tone: 'bad',
  })
  expect(readInboxSearch({ tab: 'opera', thread: '1' })).toEqual({
    tab: undefined,
    thread: undefined,
  })
})

it('opens the new ones first', () => {
  expect(toFilter({})).toMatchObject({ tab: 'new' })
})

it('looks for words and for a person in every tab, unless one is chosen', () => {
  expect(toFilter({ q: 'доставка' }).tab).toBeUndefined()
  expect(toFilter({ person: ID }).tab).toBeUndefined()
  expect(toFilter({ q: 'доставка', tab: 'waiting' }).tab).toBe('waiting')
})

it('asks for questions, or for what is none', () => {
  expect(toFilter({ question: 'yes' }).isQuestion).toBe('true')
  expect(toFilter({ question: 'no' }).isQuestion).toBe('false')
  expect(toFilter({}).isQuestion).toBeUndefined()
})

it('counts filters, and neither the tab nor the open thread', () => {
  expect(countFilters({ tab: 'new', q: 'а', thread: ID })).toBe(0)
  expect(countFilters({ account: ID, tone: 'bad', question: 'yes' })).toBe(3)
})

it('opens the thread that a notice of the bot leads to', () => {
  const { searchParams } = new URL(threadPath(ID), 'https://kadr.example')
  expect(readInboxSearch(Object.fromEntries(searchParams))).toMatchObject({ thread: ID })
})
