/** A running or waiting request. */
export type SlotRow = { id: string; address: string; isRunning: boolean; createdAt: Date }

export type SlotLimits = { all: number; perAddress: number }

/** Fair queueing by caller: ranked by how many earlier requests the same address has running or waiting. */
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

export type SlotDecision = { mayRun: boolean; position: number }

/** For every waiting request: whether it may run now, and its position in the queue, from 1. */
export const decideSlots = ({
  rows,
  limits,
}: {
  rows: readonly SlotRow[]
  limits: SlotLimits
}): Map<string, SlotDecision> => {
  let free = limits.all - rows.filter(({ isRunning }) => isRunning).length
  return new Map(
    rankWaiting(rows).map(({ row, rank }, index) => {
      const mayRun = rank < limits.perAddress && free > 0
      if (mayRun) free -= 1
      return [row.id, { mayRun, position: index + 1 }]
    }),
  )
}
