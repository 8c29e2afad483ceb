import { expect, it } from 'vitest'
import { formatDuration } from './duration.ts'

it('reads like a clock', () => {
  expect(formatDuration(0.4)).toBe('0:00')
  expect(formatDuration(75.4)).toBe('1:15')
  expect(formatDuration(3725)).toBe('1:02:05')
})
