import { DAY_MS, HOUR_MS } from '@kadr/kit/durations'
import { adapters } from '@kadr/networks'
import { expect, it } from 'vitest'
import { windowOf } from './usage.repository.ts'

const hoursOf = ({ since, until }: { since: Date; until: Date }) => [
  since.toISOString(),
  (until.getTime() - since.getTime()) / HOUR_MS,
]

it.each([
  { now: '2026-07-15T06:59:00Z', since: '2026-07-14T07:00:00.000Z', hours: 24 },
  { now: '2026-01-15T08:00:00Z', since: '2026-01-15T08:00:00.000Z', hours: 24 },
  { now: '2026-11-01T20:00:00Z', since: '2026-11-01T07:00:00.000Z', hours: 25 },
])('counts the units of YouTube by days of California: $now', ({ now, since, hours }) => {
  const { quota } = adapters.youtube
  expect(hoursOf(windowOf({ quota, now: new Date(now) }))).toEqual([since, hours])
})

it('counts the others from the epoch on', () => {
  const quota = { scope: 'app', windowMs: DAY_MS, limit: 1, collectingShare: 1 } as const
  const window = windowOf({ quota, now: new Date('2026-07-15T06:59:00Z') })
  expect(hoursOf(window)).toEqual(['2026-07-15T00:00:00.000Z', 24])
})
