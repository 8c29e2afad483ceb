import { expect, it } from 'vitest'
import { lateLimits } from './late-limits.ts'

it('names spans in the genitive', () => {
  const spans = new Map(lateLimits(15).map(({ minutes, span }) => [minutes, span]))
  expect(spans.get(15)).toBe('15\u00A0минут')
  expect(spans.get(60)).toBe('1\u00A0часа')
  expect(spans.get(1440)).toBe('24\u00A0часов')
})

it('keeps a limit that was set to something else', () => {
  expect(lateLimits(21).map(({ minutes }) => minutes)).toEqual([5, 15, 21, 30, 60, 180, 720, 1440])
  expect(lateLimits(21)[2]?.span).toBe('21\u00A0минуты')
})
