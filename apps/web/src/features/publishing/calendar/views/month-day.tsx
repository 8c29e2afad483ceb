import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { copy } from '../copy.ts'
import { dayInFull, dayOfMonth, type WallDay } from '../dates/wall-day.ts'
import { fillCell } from '../items/fill-cell.ts'
import type { FreeSlot } from '../items/free-slots.ts'
import { GhostChip } from '../items/ghost-link.tsx'
import { ItemChip } from '../items/item-chip.tsx'
import type { PlacedItem } from '../items/placed-item.ts'
import { SlotChip } from '../items/slot-chip.tsx'
import { useCalendarContext } from '../page/calendar-context.ts'

const LINES = 4

type Props = {
  day: WallDay
  items: readonly PlacedItem[]
  slots: readonly FreeSlot[]
  isOutside: boolean
  /** The roving tab stop. */
  isCurrent: boolean
  onFocus: () => void
}

export const MonthDay = ({ day, items, slots, isOutside, isCurrent, onFocus }: Props) => {
  const { today, canEdit, create, showDay, ghostsOf } = useCalendarContext()
  const shown = fillCell({
    items,
    ghosts: ghostsOf(day),
    slots: canEdit ? slots : [],
    lines: LINES,
    hasTall: true,
  })
  const isPast = day < today
  const name = dayInFull(day)
  const tabIndex = isCurrent ? 0 : -1
  return (
    // biome-ignore lint/a11y/useSemanticElements: belongs to the grid
    <div
      role="gridcell"
      tabIndex={-1}
      data-drop={day}
      data-day={day}
      onFocus={onFocus}
      className={clsx(
        'group relative flex min-h-26 min-w-0 flex-col gap-1 p-1 outline-none',
        isOutside && 'bg-header',
      )}
    >
      {canEdit && !isPast ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={copy.createOn(name)}
          onClick={() => create({ at: day })}
          className="absolute inset-0 cursor-pointer -outline-offset-2"
        >
          <Plus
            aria-hidden="true"
            className="absolute top-2 right-2 size-4 text-accent opacity-0 group-hover:opacity-100"
          />
        </button>
      ) : null}
      <button
        type="button"
        data-cell={day}
        tabIndex={tabIndex}
        aria-label={copy.dayLabel(name, items.length)}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => showDay(day)}
        className={clsx(
          'relative flex size-7 cursor-pointer items-center justify-center rounded-full text-label tabular-nums hover:bg-sunken',
          day === today
            ? 'bg-accent font-semibold text-on-accent hover:bg-accent-hover'
            : isOutside || isPast
              ? 'text-ink-3'
              : 'font-medium text-ink',
        )}
      >
        {dayOfMonth(day)}
      </button>
      {shown.items.map((placed) => (
        <ItemChip
          key={placed.item.postId}
          placed={placed}
          isTabStop={isCurrent}
          isTall={shown.isTall}
        />
      ))}
      {shown.ghosts.map((ghost) => (
        <GhostChip key={ghost.key} ghost={ghost} isTabStop={isCurrent} />
      ))}
      {shown.slots.map((slot) => (
        <SlotChip key={slot.time} slot={slot} isTabStop={isCurrent} />
      ))}
      {shown.hidden > 0 ? (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={copy.moreOn(shown.hidden, name)}
          onClick={() => showDay(day)}
          className="relative h-6 cursor-pointer rounded-chip px-1.5 text-left text-caption font-medium text-ink-2 hover:bg-sunken hover:text-ink"
        >
          {copy.more(shown.hidden)}
        </button>
      ) : null}
    </div>
  )
}
