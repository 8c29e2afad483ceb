/** The only source of "now". Tests inject their own. */
export type Clock = { now(): Date }

/** A clock that also measures durations: `monotonic` does not jump when the time of day is corrected. */
export type ProcessClock = Clock & { monotonic(): number }

export const systemClock: ProcessClock = {
  now: () => new Date(),
  monotonic: () => performance.now(),
}

/** The system's clock, which a sandbox sets ahead so that months pass. */
export type MovableClock = ProcessClock & {
  /** How far it is ahead of the system. */
  aheadMs(): number
  advance(ms: number): void
}

export const createMovableClock = (): MovableClock => {
  let ahead = 0
  return {
    now: () => new Date(systemClock.now().getTime() + ahead),
    monotonic: systemClock.monotonic,
    aheadMs: () => ahead,
    advance: (ms) => {
      ahead += ms
    },
  }
}

export const isMovable = (clock: Clock): clock is MovableClock => 'aheadMs' in clock
