import type { FreeSlot } from './free-slots.ts'
import type { PlacedItem } from './placed-item.ts'

export type CellContent = {
  items: readonly PlacedItem[]
  slots: readonly FreeSlot[]
  /** Posts that did not fit. */
  hidden: number
  /** Each post has room for a picture and two lines. */
  isTall: boolean
}

/** Lines of a post with a picture. */
const TALL_LINES = 2

/** Posts first, «ещё» in the last row, free slots in the remaining rows. */
export const fillCell = ({
  items,
  slots,
  lines,
  hasTall = false,
}: {
  items: readonly PlacedItem[]
  slots: readonly FreeSlot[]
  lines: number
  /** Posts grow where there is room. */
  hasTall?: boolean
}): CellContent => {
  if (items.length > lines) {
    const shown = items.slice(0, lines - 1)
    return { items: shown, slots: [], hidden: items.length - shown.length, isTall: false }
  }
  const isTall = hasTall && items.length * TALL_LINES <= lines
  const used = isTall ? items.length * TALL_LINES : items.length
  return { items, slots: slots.slice(0, lines - used), hidden: 0, isTall }
}
