import type { ReelContent } from '@kadr/contract/reel-content'
import { expect, it } from 'vitest'
import type { SafeStorage } from '../../platform/safe-storage.ts'
import { readBackup, removeBackup, writeBackup } from './local-backup.ts'

const slide = {
  asset: null,
  fit: 'cover',
  text: 'Привет',
  preset: null,
  position: null,
  seconds: 2,
  motion: 'auto',
} as const
const content: ReelContent = {
  kind: 'slideshow',
  form: {
    version: 1,
    aspect: '9:16',
    template: 'calm',
    slides: [
      { ...slide, id: 'a' },
      { ...slide, id: 'b' },
    ],
    transition: null,
    music: null,
    isClipSoundKept: false,
  },
}
const backup = { draft: { title: 'Рилс', content }, key: 'key', saved: null }

const createStorage = () => {
  const texts = new Map<string, string>()
  const storage: SafeStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  }
  return { texts, storage }
}
const PLACE = { workspaceId: 'w', kind: 'slideshow', reelId: undefined }

it('gives back what it kept, each workspace and reel for itself', () => {
  const place = { ...PLACE, storage: createStorage().storage }
  writeBackup({ ...place, backup })
  expect(readBackup(place)).toEqual(backup)
  expect(readBackup({ ...place, reelId: 'r' })).toBeUndefined()
  expect(readBackup({ ...place, workspaceId: 'x' })).toBeUndefined()
  removeBackup(place)
  expect(readBackup(place)).toBeUndefined()
})

it('does not trip over what another version of the program or somebody else left', () => {
  const { texts, storage } = createStorage()
  const place = { ...PLACE, storage }
  writeBackup({ ...place, backup })
  const [key = ''] = texts.keys()
  for (const text of ['{', '{}', JSON.stringify({ ...backup, draft: { title: 1 } })]) {
    texts.set(key, text)
    expect(readBackup(place)).toBeUndefined()
  }
})
