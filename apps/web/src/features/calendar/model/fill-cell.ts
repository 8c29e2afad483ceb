import type { FreeSlot } from './free-slots.ts'
import type { PlacedItem } from './placed-item.ts'

export type CellContent = {
  items: readonly PlacedItem[]
  slots: readonly FreeSlot[]
  /** Posts that did not fit. */
  hidden: number
}

/** Posts first, «ещё» in the last row, free slots in the remaining rows. */
export const fillCell = ({
  items,
  slots,
  lines,
}: {
  items: readonly PlacedItem[]
  slots: readonly FreeSlot[]
  lines: number
}): CellContent => {
  if (items.length > lines) {
    const shown = items.slice(0, lines - 1)
    return { items: shown, slots: [], hidden: items.length - shown.length }
  }
  return { items, slots: slots.slice(0, lines - items.length), hidden: 0 }
}
