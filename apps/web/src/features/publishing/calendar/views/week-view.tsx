import { clsx } from 'clsx'
import { useEffect, useMemo, useRef } from 'react'
import { copy } from '../copy.ts'
import { clockChangeOf } from '../dates/clock-change.ts'
import { dayInFull, dayOfMonth, type WallDay, weekdayShort } from '../dates/wall-day.ts'
import type { SlotsByDay } from '../items/free-slots.ts'
import type { ItemsByDay } from '../items/placed-item.ts'
import { hourTarget } from '../moving/drop-target.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import { useRoving } from './use-roving.ts'
import { WeekHour } from './week-hour.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const FIRST_SEEN_HOUR = 8

type Props = {
  title: string
  days: readonly WallDay[]
  date: WallDay
  items: ItemsByDay
  slots: SlotsByDay
}

const COLUMNS = 'grid grid-cols-[56px_repeat(7,minmax(0,1fr))]'

/** Wall-clock hours: an hour skipped by a DST change is shown and labelled as such. */
export const WeekView = ({ title, days, date, items, slots }: Props) => {
  const { today, nowWall, timeZone, goodHoursOf } = useCalendarContext()
  const pane = useRef<HTMLDivElement>(null)
  const keys = HOURS.flatMap((hour) => days.map((day) => hourTarget({ day, hour })))
  const { grid, current, setCurrent, onKeyDown } = useRoving<HTMLDivElement>({
    keys,
    columns: days.length,
    initial: hourTarget({ day: date, hour: FIRST_SEEN_HOUR }),
  })
  const changes = useMemo(
    () => new Map(days.map((day) => [day, clockChangeOf({ day, timeZone })])),
    [days, timeZone],
  )

  useEffect(() => {
    const row = pane.current?.querySelector(`[data-hour="${FIRST_SEEN_HOUR}"]`)
    if (row instanceof HTMLElement && pane.current) pane.current.scrollTop = row.offsetTop - 48
  }, [])

  const hourItems = (day: WallDay, hour: number) =>
    (items.get(day) ?? []).filter(({ time }) => Number(time.slice(0, 2)) === hour)
  const hourSlots = (day: WallDay, hour: number) =>
    (slots.get(day) ?? []).filter(({ time }) => Number(time.slice(0, 2)) === hour)

  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        ref={pane}
        data-scroller
        className="max-h-[calc(100dvh-220px)] min-h-100 overflow-y-auto rounded-card bg-surface shadow-card"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a grid of hours is walked by arrows, a table is not */}
        <div
          ref={grid}
          role="grid"
          tabIndex={-1}
          aria-label={title}
          onKeyDown={onKeyDown}
          className="relative outline-none"
        >
          {/* biome-ignore lint/a11y/useSemanticElements: belongs to the grid */}
          <div
            role="row"
            tabIndex={-1}
            className={clsx(COLUMNS, 'sticky top-0 z-10 border-b border-line bg-surface')}
          >
            {/* biome-ignore lint/a11y/useSemanticElements: belongs to the grid */}
            <div role="columnheader" tabIndex={-1} className="sr-only">
              {copy.hours}
            </div>
            <span aria-hidden="true" />
            {days.map((day) => (
              // biome-ignore lint/a11y/useSemanticElements: belongs to the grid
              <div
                key={day}
                role="columnheader"
                tabIndex={-1}
                aria-label={dayInFull(day)}
                aria-current={day === today ? 'date' : undefined}
                className="flex h-12 items-center justify-center gap-1.5 text-label text-ink-2"
              >
                <span>{weekdayShort(day)}</span>
                <span
                  className={clsx(
                    'flex size-7 items-center justify-center rounded-full tabular-nums',
                    day === today ? 'bg-accent font-semibold text-on-accent' : 'text-ink',
                  )}
                >
                  {dayOfMonth(day)}
                </span>
              </div>
            ))}
          </div>
          {HOURS.map((hour) => (
            // biome-ignore lint/a11y/useSemanticElements: belongs to the grid
            <div
              key={hour}
              role="row"
              tabIndex={-1}
              data-hour={hour}
              className={clsx(COLUMNS, 'divide-x divide-line border-line not-last:border-b')}
            >
              {/* biome-ignore lint/a11y/useSemanticElements: belongs to the grid */}
              <div
                role="rowheader"
                tabIndex={-1}
                className="px-2 py-1 text-right text-caption text-ink-3 tabular-nums"
              >
                {String(hour).padStart(2, '0')}:00
              </div>
              {days.map((day) => {
                const key = hourTarget({ day, hour })
                return (
                  <WeekHour
                    key={day}
                    place={key}
                    items={hourItems(day, hour)}
                    slots={hourSlots(day, hour)}
                    isPast={`${key}:59` < nowWall}
                    isSkipped={changes.get(day)?.skipped.includes(hour) ?? false}
                    isDoubled={changes.get(day)?.doubled.includes(hour) ?? false}
                    good={goodHoursOf(day).find((good) => good.hour === hour)}
                    isCurrent={key === current}
                    onFocus={() => setCurrent(key)}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </div>
      {days.some((day) => goodHoursOf(day).length > 0) ? (
        <p className="flex items-center gap-2 text-caption text-ink-2">
          <span aria-hidden="true" className="h-3 w-5 rounded-chip bg-accent-soft" />
          {copy.goodHours.legend}
        </p>
      ) : null}
    </div>
  )
}
