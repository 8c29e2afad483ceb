import { MINUTE_MS } from '@kadr/kit/durations'

/** Wrong answers in a row, then how long none is taken: about 500 guesses a day. */
const MOST_FAILURES = 5
const LOCK_MS = 15 * MINUTE_MS

export type Attempts = { failures: number; lockedUntil: Date | null }

export const NO_ATTEMPTS: Attempts = { failures: 0, lockedUntil: null }

export const isLocked = ({ lockedUntil }: Attempts, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

/** After another wrong answer. */
export const afterFailure = ({ failures }: Attempts, now: Date): Attempts =>
  failures + 1 < MOST_FAILURES
    ? { failures: failures + 1, lockedUntil: null }
    : { failures: 0, lockedUntil: new Date(now.getTime() + LOCK_MS) }
