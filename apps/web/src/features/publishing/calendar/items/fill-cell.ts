import type { FreeSlot } from './free-slots.ts'
import type { Ghost } from './ghost.ts'
import type { PlacedItem } from './placed-item.ts'

export type CellContent = {
  items: readonly PlacedItem[]
  ghosts: readonly Ghost[]
  slots: readonly FreeSlot[]
  /** Posts and ghosts that did not fit. */
  hidden: number
  /** Each post has room for a picture and two lines. */
  isTall: boolean
}

/** Lines of a post with a picture. */
const TALL_LINES = 2

const NO_GHOSTS: readonly Ghost[] = []

/** Posts first, then ghosts, «ещё» in the last row, free slots in the remaining rows. */
export const fillCell = ({
  items,
  ghosts = NO_GHOSTS,
  slots,
  lines,
  hasTall = false,
}: {
  items: readonly PlacedItem[]
  ghosts?: readonly Ghost[]
  slots: readonly FreeSlot[]
  lines: number
  /** Posts grow where there is room. */
  hasTall?: boolean
}): CellContent => {
  const total = items.length + ghosts.length
  if (total > lines) {
    const shown = items.slice(0, lines - 1)
    const drawn = ghosts.slice(0, lines - 1 - shown.length)
    const hidden = total - shown.length - drawn.length
    return { items: shown, ghosts: drawn, slots: [], hidden, isTall: false }
  }
  const isTall = hasTall && items.length * TALL_LINES + ghosts.length <= lines
  const used = (isTall ? items.length * TALL_LINES : items.length) + ghosts.length
  return { items, ghosts, slots: slots.slice(0, lines - used), hidden: 0, isTall }
}
