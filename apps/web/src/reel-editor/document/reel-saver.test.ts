import type { ReelContent } from '@kadr/contract/reel-content'
import type { Reel } from '@kadr/contract/reels'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../platform/api-error.ts'
import { createReelSaver, type ReelCalls } from './reel-saver.ts'
import { saveOver } from './use-reel-saving.ts'

const content: ReelContent = {
  kind: 'slideshow',
  form: {
    version: 1,
    aspect: '9:16',
    template: 'calm',
    slides: [],
    transition: null,
    music: null,
    isClipSoundKept: false,
  },
}
const draftOf = (title: string) => ({ title, content })
const EMPTY = draftOf('')

const reelOf = ({ title, version }: { title: string; version: number }): Reel => ({
  id: 'reel',
  kind: 'slideshow',
  title,
  seconds: 1,
  lastGeneration: null,
  thumbnailUrl: null,
  updatedAt: '2026-01-01T00:00:00Z',
  createdAt: '2026-01-01T00:00:00Z',
  version,
  content,
  resources: [],
})

/** A server with one reel, which refuses what is stale. */
const createServer = () => {
  const now = { title: '', version: 0 }
  const calls = {
    create: vi.fn<ReelCalls['create']>(async ({ title }) => {
      Object.assign(now, { title, version: 1 })
      return reelOf(now)
    }),
    save: vi.fn<ReelCalls['save']>(async ({ title, version }) => {
      if (version !== now.version)
        throw new ApiError({ code: 'CONFLICT', status: 409, message: 'Изменён' })
      Object.assign(now, { title, version: version + 1 })
      return reelOf(now)
    }),
    fetch: vi.fn<ReelCalls['fetch']>(async () => reelOf(now)),
  }
  return { now, calls }
}

it('makes nothing of a reel that nobody touched, unless it is asked to', async () => {
  const { calls } = createServer()
  const saver = createReelSaver({ calls, key: 'k', untouched: EMPTY })
  expect(await saver.save(EMPTY)).toBeUndefined()
  expect(calls.create).not.toHaveBeenCalled()
  expect(await saver.save(EMPTY, { isForced: true })).toMatchObject({ id: 'reel', version: 1 })
})

it('makes the reel once and then saves it with the version it knows', async () => {
  const { now, calls } = createServer()
  const saver = createReelSaver({ calls, key: 'k', untouched: EMPTY })
  await Promise.all([saver.save(draftOf('а')), saver.save(draftOf('аб'))])
  await saver.save(draftOf('абв'))
  expect(calls.create).toHaveBeenCalledTimes(1)
  expect(now).toEqual({ title: 'абв', version: 3 })
})

it('tells a stale editor what the other one wrote and loses neither', async () => {
  const { now, calls } = createServer()
  const saver = createReelSaver({ calls, key: 'k', untouched: EMPTY })
  await saver.save(draftOf('моё'))
  Object.assign(now, { title: 'чужое', version: 7 })
  const outcome = await saveOver({ saver, calls, draft: draftOf('моё 2'), isForced: false })
  expect(outcome).toMatchObject({ theirs: { title: 'чужое' } })
  expect(now.title).toBe('чужое')
  expect(saver.isDirty(draftOf('моё 2'))).toBe(true)
})

it('takes over a version that grew without a change of content', async () => {
  const { now, calls } = createServer()
  const saver = createReelSaver({ calls, key: 'k', untouched: EMPTY })
  await saver.save(draftOf('моё'))
  now.version = 7
  await saveOver({ saver, calls, draft: draftOf('моё 2'), isForced: false })
  expect(now).toEqual({ title: 'моё 2', version: 8 })
})
