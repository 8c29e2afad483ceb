import { expect, it } from 'vitest'
import { clockOf, minutesOf } from './quiet-card.tsx'

it('reads and writes the text of a time field', () => {
  expect(minutesOf('08:30')).toBe(510)
  expect(minutesOf('')).toBeUndefined()
  expect(clockOf(510)).toBe('08:30')
  expect(clockOf(1380)).toBe('23:00')
})
