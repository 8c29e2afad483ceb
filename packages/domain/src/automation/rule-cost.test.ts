import { expect, it } from 'vitest'
import { costOfRun, forecastPoints } from './rule-cost.ts'

it('costs a video for reels, words unless a post goes out again, and a hook besides', () => {
  const topics = { kind: 'topics', topics: ['кофе'] } as const
  expect(costOfRun({ output: 'slideshow', source: { ...topics, topics: ['кофе'] } })).toEqual({
    videos: 1,
    ai: 1,
  })
  expect(costOfRun({ output: 'carousel', source: { ...topics, topics: ['кофе'] } }).videos).toBe(0)
  const hooks = { kind: 'hooks', topic: 'кофе', families: [] } as const
  expect(costOfRun({ output: 'post', source: { ...hooks, families: [] } })).toEqual({
    videos: 0,
    ai: 2,
  })
  const again = { kind: 'evergreen', hashtag: '', cooldownDays: 30, maxRepeats: 2 } as const
  expect(costOfRun({ output: 'post', source: again })).toEqual({ videos: 0, ai: 0 })
})

it('adds the months of all rules up', () => {
  expect(
    forecastPoints([
      { cost: { videos: 1, ai: 1 }, runsPerMonth: 8 },
      { cost: { videos: 0, ai: 2 }, runsPerMonth: 30 },
    ]),
  ).toEqual({ videos: 8, ai: 68 })
})
