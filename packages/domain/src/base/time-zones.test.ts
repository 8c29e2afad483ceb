import { expect, it } from 'vitest'
import { isSameClock, listTimeZones, utcOffset, zoneCity, zoneName } from './time-zones.ts'

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

it.each([
  ['Europe/Moscow', 'Москва (UTC+3)'],
  ['America/New_York', 'Нью-Йорк (UTC\u22124)'],
  ['Africa/Abidjan', 'Кот-д’Ивуар (UTC+0)'],
  ['Asia/Kolkata', 'Индия (UTC+5:30)'],
  ['UTC', 'UTC (UTC+0)'],
  ['Mars/Olympus_Mons', 'Olympus Mons'],
])('names %s by its place in Russian: %s', (zone, name) => {
  expect(zoneName({ zone, at })).toBe(name)
})

it('lists each zone once, in Russian, and keeps a saved one that is unknown', () => {
  const { near, others } = listTimeZones({ at, saved: ['Mars/Olympus'] })
  expect(near).toContainEqual({
    zone: 'Europe/Moscow',
    label: 'Москва, Санкт-Петербург (UTC+3)',
  })
  const zones = [...near, ...others].map(({ zone }) => zone)
  expect(zones).toContain('Mars/Olympus')
  expect(new Set(zones).size).toBe(zones.length)
  const foreign = others.filter(({ label }) => /[a-z]/.test(label)).map(({ zone }) => zone)
  expect(foreign).toEqual(['Mars/Olympus'])
})

it('takes zones of one offset for the same clock', () => {
  expect(isSameClock({ zone: 'Europe/Moscow', other: 'Europe/Minsk', at })).toBe(true)
  expect(isSameClock({ zone: 'Europe/Moscow', other: 'Asia/Omsk', at })).toBe(false)
  expect(zoneCity({ zone: 'Europe/Moscow', at })).toBe('Москва')
})
