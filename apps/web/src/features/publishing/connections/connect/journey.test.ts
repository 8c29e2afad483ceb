import { beforeEach, expect, it } from 'vitest'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'
import { beginJourney, consumeStep, endJourney, readJourney } from './journey.ts'

let texts: Map<string, string>
let storage: SafeStorage
beforeEach(() => {
  texts = new Map()
  storage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
})

it('goes from network to network and then back to where it began', () => {
  beginJourney({ queue: ['tiktok', 'bluesky'], back: '/posts?post=1' }, storage)
  expect(consumeStep(storage)).toEqual({ to: 'network', network: 'tiktok' })
  expect(consumeStep(storage)).toEqual({ to: 'network', network: 'bluesky' })
  expect(consumeStep(storage)).toEqual({ to: 'back', path: '/posts?post=1' })
  expect(consumeStep(storage)).toBeUndefined()
})

it('ends at once when the user closes a step, and ignores what it can not read', () => {
  beginJourney({ queue: ['tiktok'] }, storage)
  endJourney(storage)
  expect(consumeStep(storage)).toBeUndefined()
  texts.set('connecting', '{"queue":["myspace"]}')
  expect(readJourney(storage)).toEqual({ queue: [], back: null })
})

it('never leads to another site', () => {
  beginJourney({ back: '//evil.test/x' }, storage)
  expect(consumeStep(storage)).toEqual({ to: 'back', path: '/dashboard' })
})
