import { HOUR_MS } from '@kadr/kit/durations'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handoverLadder, laterMoments, nextHandoverStep } from './handover-ladder.ts'

const timeZone = 'Europe/Moscow'
/** Moscow is three hours ahead. */
const moscow = (day: number, time: string) => new Date(`2026-03-${day}T${time}:00+03:00`)

it('asks after an hour, in the evening and the next morning, then tells it as not confirmed', () => {
  expect(handoverLadder({ at: moscow(12, '14:30'), timeZone })).toEqual([
    moscow(12, '15:30'),
    moscow(12, '20:00'),
    moscow(13, '10:00'),
    moscow(13, '20:00'),
  ])
})

it('leaves out the evening that is too near, and the night', () => {
  const late = [moscow(12, '20:40'), moscow(13, '10:00'), moscow(13, '20:00')]
  expect(handoverLadder({ at: moscow(12, '19:40'), timeZone })).toEqual(late)
  const night = [moscow(13, '10:00'), moscow(13, '20:00')]
  expect(handoverLadder({ at: moscow(12, '23:30'), timeZone })).toEqual(night)
  expect(handoverLadder({ at: moscow(12, '03:00'), timeZone })[0]).toEqual(moscow(12, '10:00'))
})

it('goes up within two days, an hour apart at least, wherever and whenever it begins', () => {
  const zones = fc.constantFrom(
    'Europe/Moscow',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Apia',
  )
  const moments = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(moments, zones, (at, zone) => {
      const ladder = handoverLadder({ at, timeZone: zone })
      const steps = ladder.map((one, index) => one.getTime() - (ladder[index - 1] ?? at).getTime())
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(HOUR_MS)
      expect(ladder.length).toBeGreaterThanOrEqual(2)
      expect((ladder.at(-1)?.getTime() ?? 0) - at.getTime()).toBeLessThan(49 * HOUR_MS)
    }),
  )
})

it('makes one reminder of those that were slept through, and none after the last', () => {
  const at = moscow(12, '14:30')
  const stepAt = (now: Date) => nextHandoverStep({ at, now, timeZone })
  expect(stepAt(moscow(12, '15:29'))).toEqual({ kind: 'waits', until: moscow(12, '15:30') })
  const evening = { kind: 'remind', reminder: 2, until: moscow(13, '10:00') }
  expect(stepAt(moscow(12, '23:00'))).toEqual(evening)
  expect(stepAt(moscow(13, '20:00'))).toEqual({ kind: 'unconfirmed' })
  expect(stepAt(moscow(20, '09:00'))).toEqual({ kind: 'unconfirmed' })
})

it('offers an hour, the evening while it is ahead, and tomorrow at the planned time', () => {
  const later = (now: Date) => laterMoments({ now, timeZone, planned: '14:30' })
  expect(later(moscow(12, '15:00'))).toEqual([
    { choice: 'hour', at: moscow(12, '16:00') },
    { choice: 'evening', at: moscow(12, '20:00') },
    { choice: 'tomorrow', at: moscow(13, '14:30') },
  ])
  expect(later(moscow(12, '19:30')).map(({ choice }) => choice)).toEqual(['hour', 'tomorrow'])
})
