import { dayInFull, type WallDay, weekdayShort } from '../dates/wall-day.ts'
import type { FreeSlot, SlotsByDay } from '../items/free-slots.ts'
import type { ItemsByDay, PlacedItem } from '../items/placed-item.ts'
import { MonthDay } from './month-day.tsx'
import { useRoving } from './use-roving.ts'

const NO_ITEMS: readonly PlacedItem[] = []
const NO_SLOTS: readonly FreeSlot[] = []
const WEEK = 7

type Props = {
  title: string
  days: readonly WallDay[]
  /** The focused day; its month is shown. */
  date: WallDay
  items: ItemsByDay
  slots: SlotsByDay
}

/** Each day renders only its first posts, which keeps a full month light. */
export const MonthView = ({ title, days, date, items, slots }: Props) => {
  const { grid, current, setCurrent, onKeyDown } = useRoving<HTMLDivElement>({
    keys: days,
    columns: WEEK,
    initial: date,
  })
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of days is walked by arrows, a table is not
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={onKeyDown}
      className="overflow-hidden rounded-card bg-surface shadow-card outline-none"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: belongs to the grid */}
      <div role="row" tabIndex={-1} className="grid grid-cols-7 border-b border-line">
        {days.slice(0, WEEK).map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: belongs to the grid
          <div
            key={day}
            role="columnheader"
            tabIndex={-1}
            aria-label={dayInFull(day).split(',')[0]}
            className="py-2 text-center text-caption text-ink-3"
          >
            {weekdayShort(day)}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        // biome-ignore lint/a11y/useSemanticElements: belongs to the grid
        <div
          key={week[0]}
          role="row"
          tabIndex={-1}
          className="grid grid-cols-7 divide-x divide-line border-line not-last:border-b"
        >
          {week.map((day) => (
            <MonthDay
              key={day}
              day={day}
              isOutside={day.slice(0, 7) !== date.slice(0, 7)}
              isCurrent={day === current}
              onFocus={() => setCurrent(day)}
              items={items.get(day) ?? NO_ITEMS}
              slots={slots.get(day) ?? NO_SLOTS}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
