import { DAY_MS, HOUR_MS, MINUTE_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import { bucketOf, nextItemReading, nextRetry } from './reading-times.ts'

const now = new Date('2026-11-16T12:07:31Z')
const before = (ms: number) => new Date(now.getTime() - ms)
const waitAt = (age: number) => {
  const next = nextItemReading({ publishedAt: before(age), now })
  return next && next.getTime() - now.getTime()
}

it('reads a piece rarer and rarer, and then only on request', () => {
  expect(waitAt(0)).toBe(15 * MINUTE_MS)
  expect(waitAt(2 * HOUR_MS - 1)).toBe(15 * MINUTE_MS)
  expect(waitAt(2 * HOUR_MS)).toBe(HOUR_MS)
  expect(waitAt(DAY_MS)).toBe(6 * HOUR_MS)
  expect(waitAt(7 * DAY_MS)).toBe(DAY_MS)
  expect(waitAt(30 * DAY_MS)).toBe(7 * DAY_MS)
  expect(waitAt(90 * DAY_MS)).toBeNull()
})

it('waits longer after each failure, and as long as the network says', () => {
  const waits = [1, 2, 3, 50].map(
    (failures) => nextRetry({ failures, now }).getTime() - now.getTime(),
  )
  expect(waits).toEqual([5 * MINUTE_MS, 10 * MINUTE_MS, 20 * MINUTE_MS, 6 * HOUR_MS])
  const retryAt = new Date(now.getTime() + 3 * DAY_MS)
  expect(nextRetry({ failures: 1, retryAt, now })).toEqual(retryAt)
  expect(nextRetry({ failures: 1, retryAt: before(1), now })).not.toEqual(before(1))
})

it('puts readings of a quarter of an hour into one bucket', () => {
  expect(bucketOf(now).toISOString()).toBe('2026-11-16T12:00:00.000Z')
  expect(bucketOf(new Date('2026-11-16T12:15:00Z')).toISOString()).toBe('2026-11-16T12:15:00.000Z')
})
