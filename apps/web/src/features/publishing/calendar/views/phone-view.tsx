import { clsx } from 'clsx'
import { useId } from 'react'
import { dayTitle, type WallDay } from '../dates/wall-day.ts'
import type { SlotsByDay } from '../items/free-slots.ts'
import type { ItemsByDay } from '../items/placed-item.ts'
import { DayAgenda } from './day-agenda.tsx'
import { DayGrid } from './day-grid.tsx'
import { useSwipe } from './use-swipe.ts'

type Props = {
  title: string
  days: readonly WallDay[]
  date: WallDay
  items: ItemsByDay
  slots: SlotsByDay
  onChoose: (day: WallDay) => void
  /** A swipe over the day grid: one week or month. */
  onTurn: (by: 1 | -1) => void
  /** A swipe over the posts: one day. */
  onStep: (by: 1 | -1) => void
}

export const PhoneView = (props: Props) => {
  const { title, days, date, items, slots, onChoose, onTurn, onStep } = props
  const heading = useId()
  const turn = useSwipe(onTurn)
  const step = useSwipe(onStep)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div
        {...turn}
        className={clsx(
          '-mx-4 touch-pan-y bg-canvas px-4 pt-1 pb-2',
          // Only the week strip is sticky, as drop targets: a sticky month would cover the posts.
          days.length === 7 && 'sticky top-[calc(56px+var(--safe-top))] z-10',
        )}
      >
        <DayGrid label={title} days={days} date={date} items={items} onChoose={onChoose} />
      </div>
      <section {...step} aria-labelledby={heading} className="grid touch-pan-y grid-cols-1 gap-3">
        <h2 id={heading} className="font-semibold">
          {dayTitle(date)}
        </h2>
        <DayAgenda
          key={date}
          day={date}
          items={items.get(date) ?? []}
          slots={slots.get(date) ?? []}
        />
      </section>
    </div>
  )
}
