import { expect, it } from 'vitest'
import { automationOf } from '../editor/automation.fixture.ts'
import { describeLeft, forecastOthers, isForecastShort } from './forecast.ts'

it('counts rules that work, without the one on the screen', () => {
  const rules = [
    automationOf({ id: 1, runsPerMonth: 8 }),
    automationOf({ id: 2, runsPerMonth: 4, cost: { videos: 0, ai: 2 } }),
    automationOf({ id: 3, runsPerMonth: 30, isPaused: true }),
  ]
  expect(forecastOthers(rules)).toEqual({ videos: 8, ai: 16 })
  expect(forecastOthers(rules, 1)).toEqual({ videos: 0, ai: 8 })
})

it('says what is left of the kinds that are needed, and whether it suffices', () => {
  const left = { videoGenerations: -1, aiGenerations: 15 }
  expect(isForecastShort({ videos: 400, ai: 15 }, left)).toBe(false)
  expect(isForecastShort({ videos: 0, ai: 16 }, left)).toBe(true)
  expect(describeLeft({ videos: 1, ai: 16 }, left)).toBe('15\u00a0ИИ-\u2060запросов')
  expect(describeLeft({ videos: 1, ai: 0 }, left)).toBe('без ограничений')
})
