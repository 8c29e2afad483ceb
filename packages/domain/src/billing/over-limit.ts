import { isUnlimited } from '../limits.ts'

/** What stays in use under a limit and what becomes read-only: the chosen first, then the oldest. */
export const splitByLimit = <T extends { id: string }>({
  items,
  limit,
  keptIds = [],
}: {
  /** The oldest first. */
  items: readonly T[]
  limit: number
  keptIds?: readonly string[]
}): { kept: T[]; surplus: T[] } => {
  if (isUnlimited(limit)) return { kept: [...items], surplus: [] }
  const chosen = new Set(keptIds)
  const inOrder = [
    ...items.filter(({ id }) => chosen.has(id)),
    ...items.filter(({ id }) => !chosen.has(id)),
  ]
  return { kept: inOrder.slice(0, limit), surplus: inOrder.slice(limit) }
}
