/** A place that runs or waits. */
export type SlotRow = { id: string; address: string; isRunning: boolean; createdAt: Date }

export type SlotLimits = { all: number; perAddress: number }

/** How many one caller has before this place, running or waiting: whoever has fewer goes first. */
const rankWaiting = (rows: readonly SlotRow[]) => {
  const held = new Map<string, number>()
  for (const { address } of rows.filter(({ isRunning }) => isRunning)) {
    held.set(address, (held.get(address) ?? 0) + 1)
  }
  return rows
    .filter(({ isRunning }) => !isRunning)
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.id.localeCompare(b.id))
    .map((row) => {
      const rank = held.get(row.address) ?? 0
      held.set(row.address, rank + 1)
      return { row, rank }
    })
    .toSorted((a, b) => a.rank - b.rank)
}

/** Whether a waiting place may run now; otherwise its place in the queue, from 1. */
export const decideSlot = ({
  rows,
  id,
  limits,
}: {
  rows: readonly SlotRow[]
  id: string
  limits: SlotLimits
}): { mayRun: boolean; place: number } => {
  const free = limits.all - rows.filter(({ isRunning }) => isRunning).length
  const waiting = rankWaiting(rows)
  const next = waiting.filter(({ rank }) => rank < limits.perAddress).slice(0, Math.max(0, free))
  return {
    mayRun: next.some(({ row }) => row.id === id),
    place: waiting.findIndex(({ row }) => row.id === id) + 1,
  }
}
