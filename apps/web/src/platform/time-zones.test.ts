import { expect, it } from 'vitest'
import {
  isSameClock,
  nearTimeZones,
  otherTimeZones,
  utcOffset,
  zoneCity,
  zoneName,
} from './time-zones.ts'

const at = new Date('2026-05-13T09:00:00Z')

it('formats whole-hour, half-hour and zero offsets', () => {
  expect(utcOffset({ zone: 'Europe/Moscow', at })).toBe('+03:00')
  expect(utcOffset({ zone: 'Asia/Kolkata', at })).toBe('+05:30')
  expect(utcOffset({ zone: 'UTC', at })).toBe('+00:00')
})

it('follows daylight saving', () => {
  const winter = new Date('2026-01-13T09:00:00Z')
  expect(utcOffset({ zone: 'Europe/Berlin', at: winter })).toBe('+01:00')
  expect(utcOffset({ zone: 'Europe/Berlin', at })).toBe('+02:00')
})

it('names near zones by their cities', () => {
  expect(nearTimeZones(at)).toContainEqual({
    zone: 'Europe/Moscow',
    label: 'Москва, Санкт-Петербург (+3)',
  })
  expect(zoneCity('Europe/Moscow')).toBe('Москва')
  expect(zoneCity('America/New_York')).toBe('New York')
})

it('lists each zone once and keeps a saved one the browser does not know', () => {
  const zones = otherTimeZones(['Mars/Olympus']).map((option) => option.zone)
  expect(zones).toContain('Mars/Olympus')
  expect(zones).toContain('Europe/Berlin')
  expect(zones).not.toContain('Europe/Moscow')
  expect(new Set(zones).size).toBe(zones.length)
})

it('takes zones of one offset for the same clock', () => {
  expect(isSameClock({ zone: 'Europe/Moscow', other: 'Europe/Minsk', at })).toBe(true)
  expect(isSameClock({ zone: 'Europe/Moscow', other: 'Asia/Omsk', at })).toBe(false)
})

it('names the clock of a screen by its city', () => {
  const at = new Date('2026-11-15T12:00:00Z')
  expect(zoneName({ zone: 'Europe/Moscow', at })).toBe('Москва, UTC+3')
  expect(zoneName({ zone: 'Asia/Kolkata', at })).toBe('Kolkata, UTC+5:30')
})
