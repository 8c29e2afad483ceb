const LIMIT = 200
/** Changes with one mark within this time are a single undo step. */
const TOGETHER_MS = 1500
/** Steps of one drag may come slowly. */
const DRAG = /^drag /
const DRAG_MS = 10_000

export type History<D> = {
  past: readonly D[]
  present: D
  future: readonly D[]
  /** Mark and time of the last change: the next one with the same mark is merged into it. */
  last: { mark: string; at: number } | null
}

export const startHistory = <D>(present: D): History<D> => ({
  past: [],
  present,
  future: [],
  last: null,
})

export const applyChange = <D>(
  history: History<D>,
  { next, mark, at }: { next: D; mark?: string | undefined; at: number },
): History<D> => {
  const { past, present, last } = history
  if (next === present) return history
  const joint = mark === undefined ? null : { mark, at }
  const isSame = mark !== undefined && last?.mark === mark
  const isJoined = isSame && at - last.at < (DRAG.test(mark) ? DRAG_MS : TOGETHER_MS)
  if (isJoined) return { past, present: next, future: [], last: joint }
  return { past: [...past, present].slice(-LIMIT), present: next, future: [], last: joint }
}

/** A change outside of undo: it holds for every step. */
export const amendAll = <D>(history: History<D>, update: (draft: D) => D): History<D> => ({
  ...history,
  past: history.past.map(update),
  present: update(history.present),
  future: history.future.map(update),
})

export const undo = <D>({ past, present, future, last }: History<D>): History<D> => {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future, last }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export const redo = <D>({ past, present, future, last }: History<D>): History<D> => {
  const [next, ...rest] = future
  if (next === undefined) return { past, present, future, last }
  return { past: [...past, present], present: next, future: rest, last: null }
}
