/** Requests of this process, so that one can be broken off from another tab at once. */
export type RunningRequests = Map<string, AbortController>

const byContext = new WeakMap<object, RunningRequests>()

/** The program's own: kept beside its database, which every call of it shares. */
export const runningRequestsOf = ({ db }: { db: object }): RunningRequests => {
  const known = byContext.get(db)
  if (known) return known
  const made: RunningRequests = new Map()
  byContext.set(db, made)
  return made
}
