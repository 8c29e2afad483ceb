import { expect, it } from 'vitest'
import { defaultTime } from './default-time.ts'

const day = '2026-11-18'
const slots = new Map([[day, [{ day, time: '18:30', connectionIds: [] }]]])
const none = new Map()

it('begins a post at the first free slot of the day', () => {
  expect(defaultTime({ day, nowWall: '2026-11-18T08:00', slots })).toBe(`${day}T18:30`)
})

it('begins it at ten, and today at the next full hour once ten has passed', () => {
  expect(defaultTime({ day, nowWall: '2026-11-15T08:00', slots: none })).toBe(`${day}T10:00`)
  expect(defaultTime({ day, nowWall: '2026-11-18T14:20', slots: none })).toBe(`${day}T15:00`)
  expect(defaultTime({ day, nowWall: '2026-11-18T23:20', slots: none })).toBe(`${day}T23:59`)
})
