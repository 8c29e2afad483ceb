import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_LIMITS,
  findLimitText,
  mayConnect,
  mayUseAi,
  UNLIMITED,
  usagePercent,
  usedOf,
  withDefaultLimits,
} from './limits.ts'

describe('usage percent', () => {
  it.each([
    { used: 0, limit: 5, percent: 0 },
    { used: 1, limit: 3, percent: 33 },
    { used: 5, limit: 5, percent: 100 },
    { used: 6, limit: 5, percent: 100 },
    { used: 0, limit: 0, percent: 0 },
    { used: 1, limit: 0, percent: 100 },
    { used: 900, limit: UNLIMITED, percent: 0 },
    { used: -1, limit: 5, percent: 0 },
  ])('of $used out of $limit is $percent', ({ used, limit, percent }) => {
    expect(usagePercent({ used, limit })).toBe(percent)
  })

  it('stays between 0 and 100 and never falls as more is used', () => {
    const amounts = fc.integer({ min: -10, max: 100_000 })
    fc.assert(
      fc.property(
        amounts,
        fc.nat(1000),
        fc.integer({ min: -1, max: 1000 }),
        (used, more, limit) => {
          const percent = usagePercent({ used, limit })
          expect(percent).toBeGreaterThanOrEqual(0)
          expect(percent).toBeLessThanOrEqual(100)
          expect(usagePercent({ used: used + more, limit })).toBeGreaterThanOrEqual(percent)
        },
      ),
    )
  })
})

it('counts what is used from what is left', () => {
  expect(usedOf({ remaining: 2, limit: 5 })).toBe(3)
  expect(usedOf({ remaining: 9, limit: 5 })).toBe(0)
  expect(usedOf({ remaining: UNLIMITED, limit: UNLIMITED })).toBe(0)
})

it('lets AI be used while points remain or the limit is unlimited', () => {
  expect(mayUseAi({ limit: 5, remaining: 1 })).toBe(true)
  expect(mayUseAi({ limit: 5, remaining: 0 })).toBe(false)
  expect(mayUseAi({ limit: 0, remaining: 0 })).toBe(false)
  expect(mayUseAi({ limit: UNLIMITED, remaining: 0 })).toBe(true)
})

it('lets another account be connected below the limit, which is one when unknown', () => {
  expect(mayConnect({ limit: 5, count: 4 })).toBe(true)
  expect(mayConnect({ limit: 5, count: 5 })).toBe(false)
  expect(mayConnect({ limit: UNLIMITED, count: 999 })).toBe(true)
  expect(mayConnect({ count: 0 })).toBe(true)
  expect(mayConnect({ count: 1 })).toBe(false)
})

it('assumes the defaults for what is unknown and keeps what is known', () => {
  expect(withDefaultLimits(undefined)).toEqual(DEFAULT_LIMITS)
  expect(DEFAULT_LIMITS).toEqual({
    videoGenerations: 5,
    aiGenerations: 5,
    accountTracking: 0,
    connectedAccounts: 1,
  })
  expect(withDefaultLimits({ aiGenerations: 0 })).toEqual({ ...DEFAULT_LIMITS, aiGenerations: 0 })
})

it('has words for a missing and for an unlimited thing only', () => {
  expect(findLimitText(0)).toBe('Недоступно в вашем тарифе')
  expect(findLimitText(UNLIMITED)).toBe('Без ограничений')
  expect(findLimitText(1)).toBeUndefined()
})
