import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'

const WORKDAYS = [1, 2, 3, 4, 5]
const TIMES = ['10:00', '18:00']

/** The schedule of a new connection. */
export const usualSlots = (): PostingSlot[] =>
  WORKDAYS.flatMap((weekday) => TIMES.map((time) => ({ weekday, time })))
