import { expect, it } from 'vitest'
import { hasRecovered, healthText, judgeHealth } from './download-health.ts'

it.each([
  [true, null, 'unknown'],
  [true, { found: 0, asked: 4 }, 'works'],
  [true, { found: 2, asked: 5 }, 'failing'],
  [true, { found: 3, asked: 6 }, 'works'],
  [false, { found: 0, asked: 9 }, 'off'],
] as const)('is judged by what was asked: on %s, %o is %s', (isOn, success, health) => {
  expect(judgeHealth({ isOn, success })).toBe(health)
})

it('is well again when it gives, not when nobody asks', () => {
  expect(hasRecovered({ found: 0, asked: 0 })).toBe(false)
  expect(hasRecovered({ found: 1, asked: 1 })).toBe(false)
  expect(hasRecovered({ found: 2, asked: 3 })).toBe(true)
  expect(hasRecovered({ found: 2, asked: 5 })).toBe(false)
})

it('is said without words of the engine, whatever is wrong', () => {
  for (const health of ['works', 'failing', 'unknown', 'off'] as const) {
    for (const isEngineFound of [true, false]) {
      for (const success of [null, { found: 1, asked: 6 }]) {
        const text = healthText({ health, isEngineFound, success })
        expect(text).toMatch(/^[А-Я].+\.$/)
        expect(text).not.toMatch(/yt-dlp|apt|YTDLP|npm/i)
      }
    }
  }
})
