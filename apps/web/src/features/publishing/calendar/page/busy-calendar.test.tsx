import type { CalendarItem } from '@kadr/contract/publishing/calendar'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { periodOf } from '../dates/period.ts'
import { daysFrom } from '../dates/wall-day.ts'
import { busyMonth, calendarItemOf, ZONE } from '../items/calendar.fixture.ts'
import { placeItems } from '../items/placed-item.ts'
import { DayAgenda } from '../views/day-agenda.tsx'
import { ListView } from '../views/list-view.tsx'
import { MonthView } from '../views/month-view.tsx'
import { PhoneView } from '../views/phone-view.tsx'
import { WeekView } from '../views/week-view.tsx'
import { CalendarContext } from './calendar-context.ts'

afterEach(cleanup)

const DATE = '2026-11-18'
const nothing = () => undefined

const within = (children: ReactNode) => (
  <CalendarContext
    value={{
      timeZone: ZONE,
      nowWall: '2026-11-01T08:00',
      today: '2026-11-01',
      canEdit: true,
      connections: new Map(),
      warnings: new Map(),
      findRubric: nothing,
      goodHoursOf: () => [],
      ghostsOf: () => [],
      open: nothing,
      askMove: nothing,
      create: nothing,
      showDay: nothing,
    }}
  >
    {children}
  </CalendarContext>
)

const countNodes = (children: ReactNode) => {
  const { container } = render(within(children))
  return container.querySelectorAll('*').length
}

const gridOf = ({ view, items }: { view: 'month' | 'week' | 'list'; items: CalendarItem[] }) => ({
  title: 'Ноябрь',
  date: DATE,
  days: daysFrom(periodOf({ view, date: DATE })),
  items: placeItems({ items, timeZone: ZONE }),
  slots: new Map(),
})

/** The number of posts per month that a phone has to handle. */
const thousand = busyMonth({ month: '2026-11', count: 1000 })
const twice = busyMonth({ month: '2026-11', count: 2000 })

it('draws a month of a thousand posts with few nodes, and one of two thousand with no more', () => {
  const nodes = countNodes(<MonthView {...gridOf({ view: 'month', items: thousand })} />)
  expect(screen.getAllByText(/^ещё 3\d$/)).toHaveLength(30)
  cleanup()
  expect(nodes).toBeLessThan(2000)
  expect(countNodes(<MonthView {...gridOf({ view: 'month', items: twice })} />)).toBe(nodes)
})

it('bounds a week by its hours', () => {
  const nodes = countNodes(<WeekView {...gridOf({ view: 'week', items: thousand })} />)
  cleanup()
  const oneHour = Array.from({ length: 1000 }, () => calendarItemOf({ wallTime: `${DATE}T10:00` }))
  const full = countNodes(<WeekView {...gridOf({ view: 'week', items: oneHour })} />)
  expect(nodes).toBeLessThan(4000)
  expect(full).toBeLessThan(1000)
})

it('draws only the lines of a list that are in sight', () => {
  const { days, items } = gridOf({ view: 'list', items: thousand })
  expect(countNodes(<ListView days={days} items={items} />)).toBeLessThan(1000)
})

it('draws a phone’s month as dots, and of a day of a thousand posts what is in sight', () => {
  const grid = gridOf({ view: 'month', items: thousand })
  const nodes = countNodes(
    <PhoneView {...grid} onChoose={nothing} onTurn={nothing} onStep={nothing} />,
  )
  expect(nodes).toBeLessThan(1500)
  cleanup()
  const one = Array.from({ length: 1000 }, () => calendarItemOf({ wallTime: `${DATE}T10:00` }))
  const items = placeItems({ items: one, timeZone: ZONE }).get(DATE) ?? []
  expect(countNodes(<DayAgenda day={DATE} items={items} slots={[]} />)).toBeLessThan(1000)
})
