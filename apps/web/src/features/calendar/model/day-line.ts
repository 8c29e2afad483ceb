import type { FreeSlot } from './free-slots.ts'
import type { PlacedItem } from './placed-item.ts'

export type DayLine =
  | { kind: 'item'; key: string; time: string; placed: PlacedItem }
  | { kind: 'slot'; key: string; time: string; slot: FreeSlot }

type Day = { items: readonly PlacedItem[]; slots: readonly FreeSlot[] }

/** Posts in publishing order, merged with the free slots. */
export const linesOf = ({ items, slots }: Day): DayLine[] => {
  const lines: DayLine[] = items.map((placed) => ({
    kind: 'item',
    key: placed.item.postId,
    time: placed.time,
    placed,
  }))
  for (const slot of slots) {
    // Inserted before the first later post: posts of a repeated DST hour keep their own order.
    const later = lines.findIndex(({ time }) => time > slot.time)
    const line: DayLine = { kind: 'slot', key: `slot-${slot.time}`, time: slot.time, slot }
    lines.splice(later === -1 ? lines.length : later, 0, line)
  }
  return lines
}
