import type { InstallationAction } from '@kadr/contract/base/permissions'
import { MINUTE_MS } from '@kadr/kit/durations'

/** Whoever has a session of an operator, but not their phone, gets no further than the question for a code. */
export const needsSecondFactor = (action: InstallationAction): boolean =>
  action !== 'installation.enter'

/** How long one code lets an operator look and act. */
export const ENTRY_MS = 15 * MINUTE_MS

/** Wrong codes in a row, then how long no code is taken: about 500 guesses a day at a million codes. */
const MOST_FAILURES = 5
const LOCK_MS = 15 * MINUTE_MS

export type Attempts = { failures: number; lockedUntil: Date | null }

export const NO_ATTEMPTS: Attempts = { failures: 0, lockedUntil: null }

export const isLocked = ({ lockedUntil }: Attempts, now: Date): boolean =>
  lockedUntil !== null && lockedUntil > now

/** After another wrong code. */
export const afterFailure = ({ failures }: Attempts, now: Date): Attempts =>
  failures + 1 < MOST_FAILURES
    ? { failures: failures + 1, lockedUntil: null }
    : { failures: 0, lockedUntil: new Date(now.getTime() + LOCK_MS) }
