import { Dialog } from '../../../ui/dialog.tsx'
import type { SlotsByDay } from '../model/free-slots.ts'
import type { ItemsByDay } from '../model/placed-item.ts'
import { dayTitle, type WallDay } from '../model/wall-day.ts'
import { DayAgenda } from './day-agenda.tsx'

type Props = { day: WallDay; items: ItemsByDay; slots: SlotsByDay; onClose: () => void }

/** Opened by «ещё» when a cell can't fit all posts. */
export default function DayDialog({ day, items, slots, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={dayTitle(day)}>
      <DayAgenda day={day} items={items.get(day) ?? []} slots={slots.get(day) ?? []} isInDialog />
    </Dialog>
  )
}
