import { expect, it } from 'vitest'
import { calendarItemOf, ZONE } from './calendar.fixture.ts'
import { placeItem, placeItems } from './placed-item.ts'

it('puts a post on the day of the workspace, wherever it was planned', () => {
  const item = calendarItemOf({ wallTime: '2026-11-18T23:30', timeZone: 'America/New_York' })
  expect(placeItem({ item, timeZone: ZONE })).toMatchObject({ day: '2026-11-19', time: '07:30' })
})

it('keeps the local time over a change of clocks', () => {
  const timeZone = 'Europe/Berlin'
  const days = ['2027-03-27', '2027-03-28', '2027-03-29']
  const items = days.map((day) => calendarItemOf({ wallTime: `${day}T09:00`, timeZone }))
  const byDay = placeItems({ items, timeZone })
  expect(days.map((day) => byDay.get(day)?.[0]?.time)).toEqual(['09:00', '09:00', '09:00'])
})

it('keeps the order of a day whose hour comes twice', () => {
  const timeZone = 'Europe/Berlin'
  const first = calendarItemOf({ wallTime: '2026-10-25T02:45', timeZone })
  const second = {
    ...calendarItemOf({ wallTime: '2026-10-25T02:15', timeZone }),
    time: { at: '2026-10-25T01:15:00.000Z', wallTime: '2026-10-25T02:15', timeZone },
  }
  const placed = placeItems({ items: [second, first], timeZone }).get('2026-10-25')
  expect(placed?.map(({ time }) => time)).toEqual(['02:45', '02:15'])
})

it('moves only what waits and drafts', () => {
  const movable = (state: Parameters<typeof calendarItemOf>[0]['state']) =>
    placeItem({
      item: calendarItemOf({ wallTime: '2026-11-18T10:00', ...(state && { state }) }),
      timeZone: ZONE,
    }).isMovable
  expect(movable('scheduled')).toBe(true)
  expect(movable('pending_approval')).toBe(true)
  expect(movable('missed')).toBe(true)
  expect(movable('draft')).toBe(true)
  for (const state of ['submitting', 'published', 'needs_attention'] as const) {
    expect(movable(state)).toBe(false)
  }
})
