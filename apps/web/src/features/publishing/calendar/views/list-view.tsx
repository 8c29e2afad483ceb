import { clsx } from 'clsx'
import { useMemo } from 'react'
import { WindowVirtualizer } from 'virtua'
import { VirtualListContainer } from '../../../../ui/layout/virtual-list-container.tsx'
import { dayTitle, type WallDay } from '../dates/wall-day.ts'
import { GhostRow } from '../items/ghost-link.tsx'
import { ItemRow } from '../items/item-row.tsx'
import type { ItemsByDay } from '../items/placed-item.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import { type DayLine, linesOf } from './day-line.ts'

type ListLine = { kind: 'day'; key: string; day: WallDay } | (DayLine & { day: WallDay })

const DayHeading = ({ day }: { day: WallDay }) => {
  const { today } = useCalendarContext()
  return (
    <h2
      data-drop={day}
      className={clsx('rounded-chip px-1 pt-4 pb-2 font-semibold', day === today && 'text-accent')}
    >
      {dayTitle(day)}
    </h2>
  )
}

type Props = { days: readonly WallDay[]; items: ItemsByDay }

/** Virtualised. */
export const ListView = ({ days, items }: Props) => {
  const { ghostsOf } = useCalendarContext()
  const lines = useMemo(
    () =>
      days.flatMap((day): ListLine[] => {
        const own = linesOf({ items: items.get(day) ?? [], ghosts: ghostsOf(day), slots: [] })
        if (own.length === 0) return []
        return [{ kind: 'day', key: day, day }, ...own.map((line) => ({ ...line, day }))]
      }),
    [days, items, ghostsOf],
  )
  return (
    <WindowVirtualizer as={VirtualListContainer} data={lines}>
      {(line) =>
        line.kind === 'day' ? (
          <DayHeading key={line.key} day={line.day} />
        ) : (
          <div key={line.key} data-drop={line.day} className="rounded-control pb-2">
            {line.kind === 'item' ? <ItemRow placed={line.placed} canDrag /> : null}
            {line.kind === 'ghost' ? <GhostRow ghost={line.ghost} /> : null}
          </div>
        )
      }
    </WindowVirtualizer>
  )
}
