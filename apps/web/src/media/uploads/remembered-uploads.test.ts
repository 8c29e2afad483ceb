import { expect, it } from 'vitest'
import type { SafeStorage } from '../../platform/storage/safe-storage.ts'
import { createUploadMemory } from './remembered-uploads.ts'
import { anUpload } from './upload-item.fixture.ts'

const memoryOf = (texts: Map<string, string>, now = () => 0) => {
  const storage: SafeStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => texts.set(key, value),
    remove: (key) => texts.delete(key),
    keys: () => [...texts.keys()],
  }
  return createUploadMemory({ storage, now })
}

it('brings an unfinished upload back as one that needs its file', () => {
  const texts = new Map<string, string>()
  memoryOf(texts).remember(anUpload({ url: '/api/uploads/1', sent: 400 }))
  expect(memoryOf(texts).recall()).toMatchObject([
    { name: 'море.jpg', state: 'lost', sent: 400, url: '/api/uploads/1' },
  ])
  memoryOf(texts).forget('u1')
  expect(memoryOf(texts).recall()).toEqual([])
})

it('does not remember what the server has not begun, and forgets after a day', () => {
  const texts = new Map<string, string>()
  memoryOf(texts).remember(anUpload({ id: 'no-url' }))
  memoryOf(texts).remember(anUpload({ url: '/api/uploads/1' }))
  expect(memoryOf(texts).recall()).toHaveLength(1)
  expect(memoryOf(texts, () => 25 * 60 * 60_000).recall()).toEqual([])
})

it('survives broken storage', () => {
  expect(memoryOf(new Map([['uploads', '{"x":']])).recall()).toEqual([])
  expect(memoryOf(new Map([['uploads', '[{"id":1}]']])).recall()).toEqual([])
})
