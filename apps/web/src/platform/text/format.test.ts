import { expect, it } from 'vitest'
import { formatDate, formatDateTime, formatTime } from './format.ts'

const moment = { instant: '2026-03-05T11:05:00Z', timeZone: 'Europe/Moscow' }

it('writes moments in the given time zone, on a 24-hour clock', () => {
  expect(formatDate(moment)).toMatch(/^5 марта 2026\sг\.$/)
  expect(formatTime(moment)).toBe('14:05')
  expect(formatDateTime(moment)).toBe('5 мар., 14:05')
})
