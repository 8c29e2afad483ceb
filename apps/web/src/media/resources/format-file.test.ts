import { expect, it } from 'vitest'
import { formatDuration, formatSize } from './format-file.ts'

it('reads like a clock', () => {
  expect(formatDuration(0.4)).toBe('0:00')
  expect(formatDuration(75.4)).toBe('1:15')
  expect(formatDuration(3725)).toBe('1:02:05')
})

it('picks the largest fitting unit', () => {
  expect(formatSize(0)).toBe('0\u00A0байт')
  expect(formatSize(1500)).toBe('1,5\u00A0КБ')
  expect(formatSize(30_000_000)).toBe('30\u00A0МБ')
  expect(formatSize(1_000_000_000)).toBe('1\u00A0ГБ')
})
