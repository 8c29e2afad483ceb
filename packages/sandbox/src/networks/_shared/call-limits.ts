import type { FakeClock } from '../fake-network.ts'

/** Calls of the last `windowMs`, by key. Load tests have no limits: their clock runs too fast for them. */
export function createCallLimits(input: { clock: FakeClock; isOff: boolean; windowMs: number }) {
  const calls = new Map<string, number[]>()
  return {
    /** Counts a call; false when `max` is reached. */
    take: (key: string, max: number): boolean => {
      if (input.isOff || input.clock.isPast?.()) return true
      const now = input.clock.now().getTime()
      const recent = (calls.get(key) ?? []).filter((at) => at > now - input.windowMs)
      if (recent.length >= max) return false
      calls.set(key, [...recent, now])
      return true
    },
    reset: () => calls.clear(),
  }
}
