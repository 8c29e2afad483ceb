import { clsx } from 'clsx'
import { copy } from '../copy.ts'
import { dayInFull, dayOfMonth, type WallDay, weekdayShort } from '../dates/wall-day.ts'
import type { ItemsByDay, PlacedItem } from '../items/placed-item.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import { DayDots } from './day-dots.tsx'

const NO_ITEMS: readonly PlacedItem[] = []
const WEEK = 7

type Props = {
  label: string
  days: readonly WallDay[]
  date: WallDay
  items: ItemsByDay
  onChoose: (day: WallDay) => void
}

/** A week strip or a month of dots on a phone. Every day is a drop target. */
export const DayGrid = ({ label, days, date, items, onChoose }: Props) => {
  const { today, ghostsOf } = useCalendarContext()
  const isMonth = days.length > WEEK
  return (
    <div className="rounded-card bg-surface p-2 shadow-card">
      <div aria-hidden="true" className="grid grid-cols-7">
        {days.slice(0, WEEK).map((day) => (
          <span key={day} className="pb-1 text-center text-caption text-ink-3">
            {weekdayShort(day)}
          </span>
        ))}
      </div>
      <ul aria-label={label} className="grid grid-cols-7 gap-y-1">
        {days.map((day) => {
          const isChosen = day === date
          const own = items.get(day) ?? NO_ITEMS
          return (
            <li key={day} data-drop={day} className="rounded-control">
              <button
                type="button"
                aria-label={copy.dayLabel(dayInFull(day), own.length)}
                aria-current={day === today ? 'date' : undefined}
                aria-pressed={isChosen}
                onClick={() => onChoose(day)}
                className={clsx(
                  'flex h-12 w-full cursor-pointer flex-col items-center justify-center gap-1 rounded-control text-body tabular-nums -outline-offset-2',
                  isChosen && 'bg-accent font-semibold text-on-accent',
                  !isChosen && day === today && 'font-semibold text-accent',
                  !isChosen && isMonth && day.slice(0, 7) !== date.slice(0, 7) && 'text-ink-3',
                )}
              >
                <span>{dayOfMonth(day)}</span>
                <DayDots items={own} hasGhosts={ghostsOf(day).length > 0} isOnAccent={isChosen} />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
