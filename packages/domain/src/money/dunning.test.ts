import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chargeTime, graceEnd, noticeTime, RETRY_DAYS, retryTime } from './dunning.ts'

const endsAt = new Date('2026-12-01T12:00:00.000Z')
const at = (ms: number) => new Date(endsAt.getTime() + ms)

it('charges before the end, a day after the notice at the earliest', () => {
  expect(chargeTime({ endsAt, noticedAt: noticeTime(endsAt) })).toEqual(at(-HOUR_MS))
  expect(chargeTime({ endsAt, noticedAt: at(-2 * HOUR_MS) })).toEqual(at(22 * HOUR_MS))
  fc.assert(
    fc.property(fc.integer({ min: -10 * DAY_MS, max: 10 * DAY_MS }), (ms) => {
      const charge = chargeTime({ endsAt, noticedAt: at(ms) })
      expect(charge.getTime() - at(ms).getTime()).toBeGreaterThanOrEqual(DAY_MS)
    }),
  )
})

it('repeats on days 1, 3, 5 and 7, the last time before the grace ends', () => {
  const times: Date[] = []
  let now = at(-HOUR_MS)
  for (;;) {
    const next = retryTime({ endsAt, isRetryable: true, now })
    if (!next) break
    times.push(next)
    now = next
  }
  expect(times).toEqual(RETRY_DAYS.map((days) => at(days * DAY_MS - HOUR_MS)))
  expect(times.at(-1)?.getTime()).toBeLessThan(graceEnd(endsAt).getTime())
})

it('does not repeat what repeating can not cure', () => {
  expect(retryTime({ endsAt, isRetryable: false, now: at(0) })).toBeUndefined()
})
