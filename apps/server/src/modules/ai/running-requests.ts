/** Requests this process runs, by id: one can be broken off from another tab at once. */
export type RunningRequests = Map<string, AbortController>
