import { expect, it } from 'vitest'
import { clipKey, clipPrefix, readClipKey } from './clip-key.ts'
import { countVideosToBegin } from './footage-turn.ts'
import { findRuleProblem } from './rule-problem.ts'

const ID = '0197a0c0-0000-7000-8000-000000000001'

it('knows a clip by its video and its part', () => {
  const clip = { resourceId: ID, span: { from: 1200, to: 31_000 } }
  expect(readClipKey(clipKey(clip))).toEqual(clip)
  expect(clipKey(clip).startsWith(clipPrefix(ID))).toBe(true)
  for (const other of ['', ID, 'words:clip', `clip:${ID}:1-`, `x${clipKey(clip)}`]) {
    expect(readClipKey(other)).toBeUndefined()
  }
})

it('begins a video only when its clips are needed', () => {
  const reading = { state: 'reading' } as const
  const failed = { state: 'failed' } as const
  const count = (clipsLeft: number, videos: { state: 'reading' | 'failed' }[], clipsOfVideo = 5) =>
    countVideosToBegin({ videos, clipsLeft, clipsOfVideo })
  expect(count(0, [])).toBe(1)
  expect(count(5, [])).toBe(0)
  expect(count(4, [])).toBe(1)
  expect(count(0, [reading])).toBe(0)
  expect(count(0, [failed])).toBe(1)
  expect(count(0, [], 1)).toBe(3)
})

it('makes nothing but reels of long videos', () => {
  const source = { kind: 'footage', folderId: ID, clips: 3 } as const
  const rest = { language: 'ru', startsOn: null, endsOn: null, targets: [] } as const
  const problemOf = (output: 'own-video' | 'post', from: typeof source | null) =>
    findRuleProblem({
      ...rest,
      targets: [],
      output,
      source: from ?? { kind: 'topics', topics: ['кофе'] },
    })?.field
  expect(problemOf('own-video', source)).toBeUndefined()
  expect(problemOf('post', source)).toBe('rule.output')
  expect(problemOf('own-video', null)).toBe('rule.source')
})
