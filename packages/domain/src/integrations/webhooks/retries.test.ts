import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import { askedPauseMs, FAILURES_TO_PAUSE, restMs, retryAfterMs } from './retries.ts'

const MAX_ATTEMPTS = 10
const NOW = new Date('2026-03-10T09:00:00Z')

it('tries for three days, whatever chance says, and then no more', () => {
  for (const chance of [0, 0.5, 1]) {
    const pauses = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, at) => retryAfterMs(at + 1, chance))
    const all = pauses.reduce<number>((sum, pause) => sum + (pause ?? Number.NaN), 0)
    expect(all).toBeGreaterThan(2.5 * DAY_MS)
    expect(all).toBeLessThan(4 * DAY_MS)
    expect(retryAfterMs(MAX_ATTEMPTS, chance)).toBeUndefined()
  }
  expect(retryAfterMs(1, 0)).not.toBe(retryAfterMs(1, 1))
})

it('lets an endpoint rest longer and longer, so that only an hour of failures pauses it', () => {
  expect(restMs(1, 0.5)).toBe(0)
  expect(restMs(3, 0.5)).toBeGreaterThan(restMs(2, 0.5))
  expect(restMs(500, 1)).toBeLessThanOrEqual(5 * MINUTE_MS)
  let all = 0
  for (let failures = 1; failures < FAILURES_TO_PAUSE; failures += 1) all += restMs(failures, 0)
  expect(all).toBeGreaterThan(0.75 * HOUR_MS)
})

it.each([
  [null, 0],
  ['120', 120_000],
  ['Tue, 10 Mar 2026 09:01:00 GMT', 60_000],
  ['Tue, 10 Mar 2026 08:00:00 GMT', 0],
  ['999999999', DAY_MS],
  ['soon', 0],
  ['-5', 0],
])('reads Retry-After %s', (header, ms) => {
  expect(askedPauseMs(header, NOW)).toBe(ms)
})
