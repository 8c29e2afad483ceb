import type { Generation } from '@kadr/contract/studio/generations'

export const MOST_SHOWN = 3
/** Fixed, so that the space is reserved before the chunk has loaded. */
export const ROW_PX = 88

/** Visible rows keep their position; new generations fill free rows or those of finished ones. */
export const chooseShownGenerations = ({
  shown,
  active,
}: {
  shown: readonly Generation[]
  active: readonly Generation[]
}): readonly Generation[] => {
  const fresh = active.filter(({ id }) => !shown.some((known) => known.id === id))
  if (fresh.length === 0) return shown
  const isInProgress = ({ id }: Generation) => active.some((known) => known.id === id)
  const staying = shown.filter(isInProgress)
  const ended = shown.filter((known) => !isInProgress(known))
  const room = Math.max(0, MOST_SHOWN - staying.length)
  const added = fresh.slice(0, room)
  if (added.length === 0) return shown
  return [...staying, ...added, ...ended].slice(0, MOST_SHOWN)
}
