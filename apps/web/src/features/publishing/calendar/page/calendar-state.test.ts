import { expect, it } from 'vitest'
import { readCalendarSearch } from './calendar-search.ts'
import { readCalendarState, writeFilters } from './calendar-state.ts'

const ID = '0190a6e0-1111-7000-8000-000000000001'
const today = '2026-11-15'

it('opens the month on a desktop and the day on a phone', () => {
  expect(readCalendarState({ search: {}, today, isWide: true }).view).toBe('month')
  expect(readCalendarState({ search: {}, today, isWide: false }).view).toBe('day')
})

it('shows the nearest view there is room for', () => {
  expect(readCalendarState({ search: { view: 'day' }, today, isWide: true }).view).toBe('week')
  expect(readCalendarState({ search: { view: 'week' }, today, isWide: false }).view).toBe('day')
})

it('leaves out of an address what it does not understand', () => {
  const search = readCalendarSearch({
    view: 'year',
    date: '2026-02-30',
    states: 'scheduled,nonsense,failed',
    connections: `${ID},x`,
    authors: 7,
    post: 'x',
    other: 'y',
  })
  expect(search).not.toHaveProperty('other')
  expect(readCalendarState({ search, today, isWide: true })).toEqual({
    view: 'month',
    date: today,
    filters: {
      connectionIds: [ID],
      states: ['scheduled', 'failed'],
      authorIds: [],
      rubricIds: [],
      hasPlanned: true,
    },
    postId: undefined,
  })
})

it('reads the filters it has written', () => {
  const filters = {
    connectionIds: [ID],
    states: ['failed' as const],
    authorIds: [],
    rubricIds: [ID],
    hasPlanned: false,
  }
  const search = readCalendarSearch(writeFilters(filters))
  expect(readCalendarState({ search, today, isWide: true }).filters).toEqual(filters)
})
