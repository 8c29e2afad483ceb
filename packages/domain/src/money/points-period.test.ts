import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pointsPeriod } from './points-period.ts'

const period = (anchor: string, now: string) => {
  const { start, end } = pointsPeriod({ anchor: new Date(anchor), now: new Date(now) })
  return [start.toISOString(), end.toISOString()]
}

it('starts at the anchor and ends a month later', () => {
  expect(period('2026-01-15T10:30:00.000Z', '2026-01-15T10:30:00.000Z')).toEqual([
    '2026-01-15T10:30:00.000Z',
    '2026-02-15T10:30:00.000Z',
  ])
})

it('turns over at the very millisecond', () => {
  expect(period('2026-01-15T10:30:00.000Z', '2026-02-15T10:29:59.999Z')[0]).toBe(
    '2026-01-15T10:30:00.000Z',
  )
  expect(period('2026-01-15T10:30:00.000Z', '2026-02-15T10:30:00.000Z')[0]).toBe(
    '2026-02-15T10:30:00.000Z',
  )
})

it('clamps to the end of a short month and comes back to the anchor day', () => {
  expect(period('2026-01-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z')).toEqual([
    '2026-02-28T00:00:00.000Z',
    '2026-03-31T00:00:00.000Z',
  ])
  expect(period('2024-02-29T00:00:00.000Z', '2025-03-01T00:00:00.000Z')).toEqual([
    '2025-02-28T00:00:00.000Z',
    '2025-03-29T00:00:00.000Z',
  ])
})

it('holds now, and the next period starts where it ends', () => {
  const moments = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2050-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, moments, (anchor, now) => {
      const current = pointsPeriod({ anchor, now })
      expect(current.start.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(current.end.getTime()).toBeGreaterThan(now.getTime())
      expect(pointsPeriod({ anchor, now: current.end }).start).toEqual(current.end)
      expect(pointsPeriod({ anchor, now: current.start })).toEqual(current)
    }),
  )
})
