import type { ProcessClock } from '@kadr/kit/clock'

/** Elapsed milliseconds. */
export type Stopwatch = () => number

/**
 * Takes the longer of two clocks: the monotonic one stops while the machine is suspended, and the wall clock can be set
 * back.
 */
export const startStopwatch = (clock: ProcessClock): Stopwatch => {
  const [ticks, time] = [clock.monotonic(), clock.now().getTime()]
  return () => Math.max(clock.monotonic() - ticks, clock.now().getTime() - time)
}
