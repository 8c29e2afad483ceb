/** The only source of "now". Tests give their own. */
export type Clock = { now(): Date }

/** A clock that also measures durations: `monotonic` does not jump when the time of day is corrected. */
export type ProcessClock = Clock & { monotonic(): number }

export const systemClock: ProcessClock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
}
