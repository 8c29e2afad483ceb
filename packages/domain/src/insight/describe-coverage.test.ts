import { expect, it } from 'vitest'
import { namePeriod } from './describe-coverage.ts'

it.each([
  ['2026-10-20', '2026-11-18', '20\u00a0октября – 18\u00a0ноября 2026'],
  ['2025-12-20', '2026-01-18', '20\u00a0декабря 2025 – 18\u00a0января 2026'],
  ['2024-01-05', '2024-01-05', '5\u00a0января 2024'],
])('names the year of days that are kept: %s – %s', (from, to, name) => {
  expect(namePeriod({ from, to })).toBe(name)
})
