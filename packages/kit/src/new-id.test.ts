import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('makes version 7 ids that sort by time', () => {
  const early = newId(Date.UTC(2026, 0, 1))
  const late = newId(Date.UTC(2026, 0, 1) + 1)
  expect(early).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(early < late).toBe(true)
  expect(newId()).not.toBe(newId())
})
