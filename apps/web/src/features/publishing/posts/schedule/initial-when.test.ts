import { expect, it } from 'vitest'
import { aPost } from '../view/post.fixture.ts'
import { initialWhen } from './initial-when.ts'

const timeZone = 'Europe/Moscow'
const now = new Date('2026-05-13T06:20:00Z')
const begin = (over: Partial<Parameters<typeof initialWhen>[0]> = {}) =>
  initialWhen({ post: undefined, at: undefined, now, timeZone, ...over })

it('suggests a future full hour in the workspace time zone', () => {
  expect(begin()).toEqual({ kind: 'at', wallTime: '2026-05-13T11:00', repeat: null })
})

it('takes the time asked for, unless it is none', () => {
  expect(begin({ at: '2026-06-01T10:30' }).wallTime).toBe('2026-06-01T10:30')
  expect(begin({ at: '2026-02-31T10:30' }).wallTime).toBe('2026-05-13T11:00')
})

it('keeps the time of a planned post and offers a new one when it has passed', () => {
  const time = { at: '2026-05-14T07:00:00Z', wallTime: '2026-05-14T10:00', timeZone }
  expect(begin({ post: aPost({ time }) }).wallTime).toBe('2026-05-14T10:00')
  const past = { at: '2026-05-12T07:00:00Z', wallTime: '2026-05-12T10:00', timeZone }
  expect(begin({ post: aPost({ time: past }) }).wallTime).toBe('2026-05-13T11:00')
})
