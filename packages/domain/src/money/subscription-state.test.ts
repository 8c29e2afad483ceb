import { describe, expect, it } from 'vitest'
import {
  daysUntilExpiry,
  effectivePlan,
  isActive,
  isExpired,
  isExpiringSoon,
} from './subscription-state.ts'

const now = new Date('2026-03-10T12:00:00.000Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const DAY = 86_400_000

describe('an active subscription', () => {
  it.each(['active', 'ACTIVE', 'Active'])(
    'has the status %s and an end in the future',
    (status) => {
      expect(isActive({ status, expiresAt: after(1), now })).toBe(true)
    },
  )

  it('needs both', () => {
    expect(isActive({ status: 'cancelled', expiresAt: after(DAY), now })).toBe(false)
    expect(isActive({ status: 'active', expiresAt: now, now })).toBe(false)
    expect(isActive({ status: 'active', expiresAt: null, now })).toBe(false)
    expect(isActive({ status: undefined, expiresAt: after(DAY), now })).toBe(false)
  })
})

it('a subscription is expired when its end is missing, unreadable or past', () => {
  expect(isExpired({ expiresAt: null, now })).toBe(true)
  expect(isExpired({ expiresAt: 'soon', now })).toBe(true)
  expect(isExpired({ expiresAt: after(-1), now })).toBe(true)
  expect(isExpired({ expiresAt: now, now })).toBe(true)
  expect(isExpired({ expiresAt: after(1).toISOString(), now })).toBe(false)
})

it.each([
  [-DAY, 0],
  [0, 0],
  [1, 1],
  [DAY, 1],
  [DAY + 1, 2],
  [30 * DAY, 30],
])('with %i ms left has %i days', (ms, days) => {
  expect(daysUntilExpiry({ expiresAt: after(ms), now })).toBe(days)
})

it('has no days without an end', () => {
  expect(daysUntilExpiry({ expiresAt: null, now })).toBe(0)
})

it('expires soon within seven days, unless it is Free', () => {
  const soon = (ms: number, type = 'CREATOR', isTrial = false) =>
    isExpiringSoon({ type, expiresAt: after(ms), isTrial, now })
  expect(soon(7 * DAY)).toBe(true)
  expect(soon(7 * DAY + 1)).toBe(false)
  expect(soon(1)).toBe(true)
  expect(soon(0)).toBe(false)
  expect(soon(DAY, 'FREE')).toBe(false)
  expect(soon(2 * DAY, 'CREATOR', true)).toBe(true)
  expect(soon(2 * DAY + 1, 'CREATOR', true)).toBe(false)
})

it('leaves the limits of Free when a paid plan ran out', () => {
  const plan = (expiresAt: Date, status = 'active') =>
    effectivePlan({ type: 'Premium', status, expiresAt, now })
  expect(plan(after(1))).toBe('CREATOR')
  expect(plan(now)).toBe('FREE')
  expect(plan(after(DAY), 'refunded')).toBe('FREE')
})
