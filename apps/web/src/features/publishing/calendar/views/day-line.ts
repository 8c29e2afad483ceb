import type { FreeSlot } from '../items/free-slots.ts'
import type { Ghost } from '../items/ghost.ts'
import type { PlacedItem } from '../items/placed-item.ts'

export type DayLine =
  | { kind: 'item'; key: string; time: string; placed: PlacedItem }
  | { kind: 'ghost'; key: string; time: string; ghost: Ghost }
  | { kind: 'slot'; key: string; time: string; slot: FreeSlot }

type Day = {
  items: readonly PlacedItem[]
  ghosts?: readonly Ghost[]
  slots: readonly FreeSlot[]
}

/** Posts in publishing order, merged with what automations will make and with the free slots. */
export const linesOf = ({ items, ghosts = [], slots }: Day): DayLine[] => {
  const lines: DayLine[] = items.map((placed) => ({
    kind: 'item',
    key: placed.item.postId,
    time: placed.time,
    placed,
  }))
  // Inserted before the first later post: posts of a repeated DST hour keep their own order.
  const insert = (line: DayLine) => {
    const later = lines.findIndex(({ time }) => time > line.time)
    lines.splice(later === -1 ? lines.length : later, 0, line)
  }
  for (const ghost of ghosts) insert({ kind: 'ghost', key: ghost.key, time: ghost.time, ghost })
  for (const slot of slots) {
    insert({ kind: 'slot', key: `slot-${slot.time}`, time: slot.time, slot })
  }
  return lines
}
