import { expect, it } from 'vitest'
import { afterFailure, isLocked, NO_ATTEMPTS } from './attempts.ts'

it('takes no answer for a quarter of an hour after five wrong ones in a row', () => {
  const now = new Date('2026-03-10T09:00:00Z')
  const after = (failures: number) =>
    Array.from({ length: failures }).reduce<typeof NO_ATTEMPTS>(
      (attempts) => afterFailure(attempts, now),
      NO_ATTEMPTS,
    )
  expect(isLocked(after(4), now)).toBe(false)
  expect(isLocked(after(5), now)).toBe(true)
  expect(isLocked(after(5), new Date('2026-03-10T09:14:59Z'))).toBe(true)
  expect(isLocked(after(5), new Date('2026-03-10T09:15:00Z'))).toBe(false)
  // Counted anew: one more wrong answer does not lock at once.
  expect(after(6)).toEqual({ failures: 1, lockedUntil: null })
})
