import { expect, it } from 'vitest'
import { estimateQueue } from './estimate-queue.ts'

const now = new Date('2026-03-10T09:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const video = (id: string, seconds = 10) => ({ id, seconds, output: 'video' })
const pace = new Map([['video', 2]])

it('counts what is before each and adds up the work of those', () => {
  const line = [video('a'), video('b')]
  const found = estimateQueue({ line, running: [], pace, slots: 1, now })
  expect(found.get('a')).toEqual({ ahead: 0, secondsLeft: 20 })
  expect(found.get('b')).toEqual({ ahead: 1, secondsLeft: 40 })
})

it('lets several go on side by side', () => {
  const line = [video('a'), video('b')]
  const found = estimateQueue({ line, running: [], pace, slots: 2, now })
  expect(found.get('b')).toEqual({ ahead: 1, secondsLeft: 20 })
})

it('goes by the speed of a render once it has shown one', () => {
  const running = [{ ...video('a'), progress: 25, startedAt: secondsAgo(10) }]
  const found = estimateQueue({ line: [video('b')], running, pace, slots: 1, now })
  expect(found.get('a')).toEqual({ ahead: null, secondsLeft: 30 })
  expect(found.get('b')).toEqual({ ahead: 0, secondsLeft: 50 })
})

it('promises nothing before anything was made', () => {
  const line = [video('a')]
  const found = estimateQueue({ line, running: [], pace: new Map(), slots: 1, now })
  expect(found.get('a')).toEqual({ ahead: 0, secondsLeft: null })
})
