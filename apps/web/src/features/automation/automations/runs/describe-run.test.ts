import { expect, it } from 'vitest'
import { runOf } from '../editor/automation.fixture.ts'
import { describeCost, describeResults, describeRunState } from './describe-run.ts'

it('stands as its post does once it is made', () => {
  expect(describeRunState(runOf())).toEqual({ tone: 'scheduled', name: 'Готов, выйдет в срок' })
  expect(describeRunState(runOf({ state: 'making', post: null })).name).toBe('Собирается')
  expect(describeRunState(runOf({ post: null })).name).toBe('Готов')
})

it('names points and results only where there are any', () => {
  expect(describeCost({ videos: 1, ai: 2 })).toBe('1\u00a0видео и 2\u00a0ИИ-\u2060запроса')
  expect(describeCost({ videos: 0, ai: 0 })).toBe('бесплатно')
  expect(describeResults(null)).toBeUndefined()
  const untold = { views: null, likes: null, comments: null, shares: null, saves: null }
  expect(describeResults(untold)).toBeUndefined()
  expect(describeResults({ ...untold, views: 1200, comments: 2, saves: 0 })).toBe(
    '1\u00a0200\u00a0просмотров, 2\u00a0комментария, 0\u00a0сохранений',
  )
})
