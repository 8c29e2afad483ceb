import { expect, it } from 'vitest'
import type { SafeStorage } from '../storage/safe-storage.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createOfflineReads } from './offline-reads.ts'

const posts = { path: '/posts', kept: [] } as const
const calendar = { path: '/calendar', kept: ['from', 'to'] } as const
const read = (route: { path: `/${string}`; kept?: readonly string[] }, query = {}) => ({
  route,
  request: { query },
  workspaceId: 'w1',
})

const setUp = () => {
  const texts = new Map<string, string>()
  const storage: SafeStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
  let at = 1000
  const answers = createKeptAnswers({ findStorage: () => storage, now: () => at })
  return { storage, answers, pass: (ms: number) => (at += ms) }
}

it('keeps the last answer of a read, apart for each question and workspace', () => {
  const { answers, pass } = setUp()
  answers.keep(read(posts, { state: 'draft' }), ['old'])
  pass(500)
  answers.keep(read(posts, { state: 'draft' }), ['draft'])
  answers.keep(read(posts), ['all'])
  expect(answers.find(read(posts, { state: 'draft' }))).toEqual({ at: 1500, data: ['draft'] })
  expect(answers.find(read(posts))?.data).toEqual(['all'])
  expect(answers.find({ ...read(posts), workspaceId: 'w2' })).toBeUndefined()
})

it('finds the last calendar whatever its days, and nothing of what is not kept', () => {
  const { answers, storage } = setUp()
  answers.keep(read(calendar, { from: '1', to: '2', states: 'draft' }), ['days'])
  expect(answers.find(read(calendar, { from: '8', to: '9', states: 'draft' }))?.data).toEqual([
    'days',
  ])
  expect(answers.find(read(calendar, { from: '8', to: '9' }))).toBeUndefined()
  answers.keep(read({ path: '/points' }), { left: 3 })
  expect(storage.keys()).toHaveLength(1)
})

it('makes room by the oldest answers, and keeps none that is too long', () => {
  const { answers, pass } = setUp()
  const long = 'x'.repeat(200_000)
  for (let index = 0; index < 9; index += 1) {
    answers.keep(read(posts, { index }), long)
    pass(1)
  }
  expect(answers.find(read(posts, { index: 0 }))).toBeUndefined()
  expect(answers.find(read(posts, { index: 8 }))?.data).toBe(long)
  answers.keep(read(posts), 'x'.repeat(300_000))
  expect(answers.find(read(posts))).toBeUndefined()
})

it('tells since when the oldest answer on screen stands, until the server answers', () => {
  const { answers, pass } = setUp()
  const reads = createOfflineReads({ answers })
  reads.keep(read(calendar), ['days'])
  pass(100)
  reads.keep(read(posts), ['posts'])
  expect(reads.old.getState().since).toBeNull()
  expect(reads.recall(read(posts))).toEqual(['posts'])
  expect(reads.old.getState().since).toBe(1100)
  reads.recall(read(calendar))
  expect(reads.old.getState().since).toBe(1000)
  reads.keep(read(posts), ['newer'])
  expect(reads.old.getState().since).toBeNull()
})
