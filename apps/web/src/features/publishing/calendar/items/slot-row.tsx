import { Plus } from 'lucide-react'
import { copy } from '../copy.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import type { FreeSlot } from './free-slots.ts'
import { accountNames } from './item-label.ts'

export const SlotRow = ({ slot }: { slot: FreeSlot }) => {
  const { create, connections } = useCalendarContext()
  const { day, time, connectionIds } = slot
  const accounts = accountNames({ connectionIds, connections })
  const at = `${day}T${time}`
  return (
    <button
      type="button"
      data-drop={at}
      aria-label={copy.slot.label(time, accounts)}
      onClick={() => create({ at, connectionIds })}
      className="flex min-h-13 w-full min-w-0 cursor-pointer items-center gap-3 rounded-control border border-dashed border-line-strong py-2 pr-3 pl-3.5 text-left text-ink-3 hover:border-accent hover:text-accent"
    >
      <span className="min-w-13 shrink-0 whitespace-nowrap tabular-nums">{time}</span>
      <span className="min-w-0 flex-1 truncate text-label">
        {copy.slot.free}: {accounts}
      </span>
      <Plus aria-hidden="true" className="size-5 shrink-0" />
    </button>
  )
}
