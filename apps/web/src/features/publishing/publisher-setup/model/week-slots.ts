import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'

type Slots = readonly PostingSlot[]

export const WORKDAYS = [1, 2, 3, 4, 5] as const
export const EVERY_DAY = [...WORKDAYS, 6, 7] as const

const byTime = (one: PostingSlot, other: PostingSlot) =>
  one.weekday - other.weekday || one.time.localeCompare(other.time, 'en')

export const timesOf = ({ slots, weekday }: { slots: Slots; weekday: number }): string[] =>
  slots
    .filter((slot) => slot.weekday === weekday)
    .map(({ time }) => time)
    .toSorted()

export const addSlot = ({ slots, slot }: { slots: Slots; slot: PostingSlot }): PostingSlot[] =>
  [...removeSlot({ slots, slot }), slot].toSorted(byTime)

export const removeSlot = ({ slots, slot }: { slots: Slots; slot: PostingSlot }): PostingSlot[] =>
  slots.filter(({ weekday, time }) => weekday !== slot.weekday || time !== slot.time)

export const clearDay = ({ slots, weekday }: { slots: Slots; weekday: number }): PostingSlot[] =>
  slots.filter((slot) => slot.weekday !== weekday)

/** Overwrites the times of the other days. */
export const copyDay = ({
  slots,
  from,
  to,
}: {
  slots: Slots
  from: number
  to: readonly number[]
}): PostingSlot[] => {
  const times = timesOf({ slots, weekday: from })
  const kept = slots.filter(({ weekday }) => !to.includes(weekday) || weekday === from)
  const copied = to
    .filter((weekday) => weekday !== from)
    .flatMap((weekday) => times.map((time) => ({ weekday, time })))
  return [...kept, ...copied].toSorted(byTime)
}
