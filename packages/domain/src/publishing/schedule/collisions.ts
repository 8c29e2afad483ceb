import { DAY_MS } from '@kadr/kit/durations'

/** Posts of one connection closer than this compete for the same readers. */
export const CLOSE_MS = 15 * 60_000
/** The same text within this time looks like a mistake; some networks treat it as spam. */
export const SAME_TEXT_MS = 7 * DAY_MS

export type PlannedItem = {
  postId: string
  connectionId: string
  at: Date
  text: string
  /** Repetitions share it with the original post: equal texts are intended there. */
  seriesId?: string | null
}

export type Collision = {
  kind: 'close' | 'same_text'
  connectionId: string
  /** Earlier first. */
  postIds: readonly [string, string]
}

export const areClose = (one: Date, other: Date): boolean =>
  Math.abs(one.getTime() - other.getTime()) < CLOSE_MS

const wordsOf = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

const isSameSeries = (one: PlannedItem, other: PlannedItem) =>
  (one.seriesId ?? one.postId) === (other.seriesId ?? other.postId)

const collisionOf = (kind: Collision['kind'], one: PlannedItem, other: PlannedItem): Collision => ({
  kind,
  connectionId: one.connectionId,
  postIds: [one.postId, other.postId],
})

/** Compares each item with the previous one of its connection: one pass. */
export const findCollisions = ({ items }: { items: readonly PlannedItem[] }): Collision[] => {
  const sorted = items.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const lastOfAccount = new Map<string, PlannedItem>()
  const lastOfText = new Map<string, PlannedItem>()
  const found: Collision[] = []
  for (const item of sorted) {
    const before = lastOfAccount.get(item.connectionId)
    if (before && areClose(before.at, item.at)) found.push(collisionOf('close', before, item))
    lastOfAccount.set(item.connectionId, item)
    const words = wordsOf(item.text)
    if (words === '') continue
    const key = `${item.connectionId} ${words}`
    const same = lastOfText.get(key)
    const isNear = same && item.at.getTime() - same.at.getTime() <= SAME_TEXT_MS
    if (isNear && !isSameSeries(same, item)) found.push(collisionOf('same_text', same, item))
    lastOfText.set(key, item)
  }
  return found
}
