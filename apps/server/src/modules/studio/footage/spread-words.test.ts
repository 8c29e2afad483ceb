import { expect, it } from 'vitest'
import { spreadWords } from './spread-words.ts'

it('lays words over the parts where somebody speaks, in order', () => {
  const speech = [
    { from: 1000, to: 3000 },
    { from: 6000, to: 8000 },
  ]
  const words = spreadWords({ text: 'Глина сохнет неделю — до обжига', speech })
  expect(words.map(({ text }) => text)).toEqual(['Глина', 'сохнет', 'неделю', 'до', 'обжига'])
  let last = 0
  for (const { from, to } of words) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(to).toBeGreaterThan(from)
    last = to
  }
  expect(words[0]?.from).toBe(1000)
  expect(last).toBeLessThanOrEqual(8000)
  expect(words.some(({ from }) => from >= 6000)).toBe(true)
})

it('has no place for words where nobody speaks', () => {
  expect(spreadWords({ text: 'Слово', speech: [] })).toEqual([])
})
