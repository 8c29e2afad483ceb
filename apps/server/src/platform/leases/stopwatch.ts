import type { ProcessClock } from '@kadr/kit/clock'

/** Milliseconds since it was started. */
export type Stopwatch = () => number

/**
 * Errs to the longer side: the monotonic clock stands still while the machine is suspended, and the time of day can
 * be set back.
 */
export const startStopwatch = (clock: ProcessClock): Stopwatch => {
  const [ticks, time] = [clock.monotonic(), clock.now().getTime()]
  return () => Math.max(clock.monotonic() - ticks, clock.now().getTime() - time)
}
