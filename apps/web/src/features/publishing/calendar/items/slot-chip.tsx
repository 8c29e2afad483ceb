import { Plus } from 'lucide-react'
import { copy } from '../copy.ts'
import { useCalendarContext } from '../page/calendar-context.ts'
import type { FreeSlot } from './free-slots.ts'
import { accountNames } from './item-label.ts'

type Props = { slot: FreeSlot; isTabStop: boolean }

/** A free slot: a click creates a post, and it is a drop target. */
export const SlotChip = ({ slot, isTabStop }: Props) => {
  const { create, connections } = useCalendarContext()
  const { day, time, connectionIds } = slot
  const at = `${day}T${time}`
  return (
    <button
      type="button"
      data-drop={at}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={copy.slot.label(time, accountNames({ connectionIds, connections }))}
      onClick={() => create({ at, connectionIds })}
      className="relative flex h-6 w-full min-w-0 cursor-pointer items-center gap-1 rounded-chip border border-dashed border-line-strong px-1.5 text-left text-caption text-ink-3 hover:border-accent hover:text-accent"
    >
      <span className="tabular-nums">{time}</span>
      <Plus aria-hidden="true" className="ml-auto size-3 shrink-0" />
    </button>
  )
}
