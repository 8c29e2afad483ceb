import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { dayTitle, type WallDay } from '../dates/wall-day.ts'
import type { SlotsByDay } from '../items/free-slots.ts'
import type { ItemsByDay } from '../items/placed-item.ts'
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
