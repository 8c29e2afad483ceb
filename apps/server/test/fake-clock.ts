import type { ProcessClock } from '@kadr/kit/clock'

export type FakeClock = ProcessClock & {
  set(moment: Date): void
  advance(milliseconds: number): void
}

export const createFakeClock = (start = new Date('2026-03-10T09:00:00Z')): FakeClock => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    monotonic: () => now,
    set: (moment) => {
      now = moment.getTime()
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
