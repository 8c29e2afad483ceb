import { Plus } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { copy } from '../copy.ts'
import type { WallDay } from '../dates/wall-day.ts'
import type { FreeSlot } from '../items/free-slots.ts'
import type { PlacedItem } from '../items/placed-item.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import { linesOf } from './day-line.ts'
import { DayLines } from './day-lines.tsx'
import { GoodHoursRow } from './good-hours-row.tsx'

type Props = {
  day: WallDay
  items: readonly PlacedItem[]
  slots: readonly FreeSlot[]
  isInDialog?: boolean
}

export const DayAgenda = ({ day, items, slots, isInDialog = false }: Props) => {
  const { today, canEdit, create, ghostsOf } = useCalendarContext()
  const isPast = day < today
  const lines = linesOf({ items, ghosts: ghostsOf(day), slots: canEdit ? slots : [] })
  const add =
    canEdit && !isPast ? (
      <Button
        variant={lines.length === 0 ? 'primary' : 'soft'}
        isFullWidth={lines.length > 0}
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => create({ at: day })}
      >
        {copy.create}
      </Button>
    ) : null
  if (lines.length === 0) {
    return (
      <div className="grid grid-cols-1 justify-items-center gap-2">
        <EmptyState
          drawing="calendar"
          title={isPast ? copy.empty.pastTitle : copy.empty.dayTitle}
          text={isPast || !canEdit ? undefined : copy.empty.dayText}
          action={add}
        />
        <GoodHoursRow day={day} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <DayLines lines={lines} isInDialog={isInDialog} />
      <GoodHoursRow day={day} />
      {add}
    </div>
  )
}
