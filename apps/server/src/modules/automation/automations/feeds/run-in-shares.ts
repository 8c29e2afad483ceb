type Share = { workspaceId: string }

/**
 * Runs the work of many workspaces in the given order, some of it at once, and of one workspace only its share: a
 * workspace of slow feeds leaves places to the others. Starts nothing new once it is told to stop.
 */
export const runInShares = async <T extends Share>({
  work,
  atOnce,
  perWorkspace,
  mayStart,
  run,
}: {
  work: readonly T[]
  atOnce: number
  perWorkspace: number
  mayStart: () => boolean
  run: (one: T) => Promise<void>
}): Promise<void> => {
  const waiting = [...work]
  const running = new Map<string, number>()
  const countOf = ({ workspaceId }: T) => running.get(workspaceId) ?? 0
  const nextItem = (): T | undefined => {
    const index = waiting.findIndex((one) => countOf(one) < perWorkspace)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }
  const active = new Set<Promise<void>>()
  const start = (one: T) => {
    running.set(one.workspaceId, countOf(one) + 1)
    const ended = run(one).finally(() => {
      running.set(one.workspaceId, countOf(one) - 1)
      active.delete(ended)
    })
    active.add(ended)
  }
  for (;;) {
    const next = active.size < atOnce && mayStart() ? nextItem() : undefined
    if (next) start(next)
    else if (active.size === 0) return
    else await Promise.race(active)
  }
}
