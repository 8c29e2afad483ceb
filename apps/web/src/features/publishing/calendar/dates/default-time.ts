import type { SlotsByDay } from '../items/free-slots.ts'
import type { WallDay } from './wall-day.ts'

const USUAL = '10:00'
const LAST = '23:59'

/** The first free slot, else 10:00, else the next full hour. */
export const defaultTime = ({
  day,
  nowWall,
  slots,
}: {
  day: WallDay
  nowWall: string
  slots: SlotsByDay
}): string => {
  const slot = slots.get(day)?.[0]
  if (slot) return `${day}T${slot.time}`
  if (`${day}T${USUAL}` > nowWall) return `${day}T${USUAL}`
  const hour = Number(nowWall.slice(11, 13)) + 1
  return `${day}T${hour < 24 ? `${String(hour).padStart(2, '0')}:00` : LAST}`
}
