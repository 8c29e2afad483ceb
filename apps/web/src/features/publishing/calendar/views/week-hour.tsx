import type { BestTimeCell } from '@kadr/domain/insight/best-time'
import { clsx } from 'clsx'
import { copy } from '../copy.ts'
import { dayInFull } from '../dates/wall-day.ts'
import { fillCell } from '../items/fill-cell.ts'
import type { FreeSlot } from '../items/free-slots.ts'
import { GhostChip } from '../items/ghost-link.tsx'
import { ItemChip } from '../items/item-chip.tsx'
import type { PlacedItem } from '../items/placed-item.ts'
import { SlotChip } from '../items/slot-chip.tsx'
import type { DropTarget } from '../moving/drop-target.ts'
import { useCalendarContext } from '../page/calendar-context.ts'

const LINES = 4
/** From here on the shade is darker. */
const VERY_GOOD = 1.2

const formatRatio = (ratio: number) =>
  `×\u00A0${ratio.toLocaleString('ru', { maximumFractionDigits: 1 })}`

type Props = {
  place: DropTarget
  items: readonly PlacedItem[]
  slots: readonly FreeSlot[]
  isPast: boolean
  /** The hour is skipped by a DST change. */
  isSkipped: boolean
  /** The hour occurs twice because of a DST change. */
  isDoubled: boolean
  /** The hour did better than usual. */
  good: BestTimeCell | undefined
  isCurrent: boolean
  onFocus: () => void
}

const HATCHED = {
  backgroundImage:
    'repeating-linear-gradient(135deg, var(--color-sunken) 0 6px, transparent 6px 12px)',
}

type CellButtonProps = {
  place: DropTarget
  count: number
  note: string | undefined
  canCreate: boolean
  isCurrent: boolean
}

/** The whole cell is one button; for read-only users it still labels the hour. */
const CellButton = ({ place, count, note, canCreate, isCurrent }: CellButtonProps) => {
  const { create } = useCalendarContext()
  const name = dayInFull(place.slice(0, 10))
  const hour = `${place.slice(11)}:00`
  const label = canCreate ? copy.createOn(`${name}, ${hour}`) : copy.hourLabel(name, hour, count)
  return (
    <button
      type="button"
      data-cell={place}
      tabIndex={isCurrent ? 0 : -1}
      aria-disabled={!canCreate || undefined}
      aria-label={note ? `${label}. ${note}` : label}
      onClick={() => canCreate && create({ at: `${place}:00` })}
      className={clsx(
        'absolute inset-0 -outline-offset-2',
        canCreate ? 'cursor-pointer hover:bg-sunken/60' : 'cursor-default',
      )}
    />
  )
}

const clockNoteOf = ({ isSkipped, isDoubled }: Props) => {
  if (isSkipped) return copy.skippedHour
  return isDoubled ? copy.doubledHour : undefined
}

const shadeOf = ({ good, isPast, isSkipped }: Props) =>
  good && !isPast && !isSkipped
    ? {
        className: good.ratio >= VERY_GOOD ? 'bg-accent-soft' : 'bg-accent-soft/50',
        note: copy.goodHours.note(good.count, formatRatio(good.ratio)),
      }
    : undefined

export const WeekHour = (props: Props) => {
  const { place, items, slots, isPast, isSkipped, isCurrent, onFocus } = props
  const { canEdit, showDay, ghostsOf } = useCalendarContext()
  const day = place.slice(0, 10)
  const hour = `${place.slice(11)}:00`
  const ghosts = ghostsOf(day).filter(({ time }) => time.slice(0, 2) === place.slice(11))
  const shown = fillCell({ items, ghosts, slots: canEdit ? slots : [], lines: LINES })
  const note = clockNoteOf(props)
  const shade = shadeOf(props)
  return (
    // biome-ignore lint/a11y/useSemanticElements: belongs to the grid
    <div
      role="gridcell"
      tabIndex={-1}
      data-drop={isSkipped ? undefined : place}
      title={note ?? shade?.note}
      style={isSkipped ? HATCHED : undefined}
      onFocus={onFocus}
      className={clsx(
        'relative flex min-h-12 min-w-0 flex-col gap-1 p-1 outline-none',
        // Keeps a clickable area of the hour below its posts.
        items.length > 0 && 'pb-7',
        isPast && !isSkipped && 'bg-header',
        shade?.className,
      )}
    >
      <CellButton
        place={place}
        count={items.length}
        note={note ?? shade?.note}
        canCreate={canEdit && !isPast && !isSkipped}
        isCurrent={isCurrent}
      />
      {note ? (
        <span aria-hidden="true" className="relative text-caption text-ink-2">
          {isSkipped ? copy.skippedShort : copy.doubledShort}
        </span>
      ) : null}
      {shown.items.map((placed) => (
        <ItemChip key={placed.item.postId} placed={placed} isTabStop={isCurrent} />
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
          tabIndex={isCurrent ? 0 : -1}
          aria-label={copy.moreOn(shown.hidden, `${dayInFull(day)}, ${hour}`)}
          onClick={() => showDay(day)}
          className="relative h-6 cursor-pointer rounded-chip px-1.5 text-left text-caption font-medium text-ink-2 hover:bg-sunken hover:text-ink"
        >
          {copy.more(shown.hidden)}
        </button>
      ) : null}
    </div>
  )
}
