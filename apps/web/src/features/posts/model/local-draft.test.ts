import { beforeEach, expect, it } from 'vitest'
import type { SafeStorage } from '../../../platform/safe-storage.ts'
import { EMPTY_FORM } from './composer-form.ts'
import {
  type LocalDraft,
  readLocalDraft,
  removeLocalDraft,
  writeLocalDraft,
} from './local-draft.ts'

const texts = new Map<string, string>()
const storage: SafeStorage = {
  read: (key) => texts.get(key) ?? null,
  write: (key, value) => void texts.set(key, value),
  remove: (key) => void texts.delete(key),
}
beforeEach(() => texts.clear())

const draft: LocalDraft = {
  form: { ...EMPTY_FORM, text: 'Недописанное' },
  when: null,
  key: 'k',
  saved: null,
}

it('gives back what was written, apart for each workspace and post', () => {
  const place = { workspaceId: 'w1', postId: undefined, storage }
  writeLocalDraft({ ...place, draft })
  expect(readLocalDraft(place)).toEqual(draft)
  expect(readLocalDraft({ ...place, workspaceId: 'w2' })).toBeUndefined()
  expect(readLocalDraft({ ...place, postId: 'p1' })).toBeUndefined()
  removeLocalDraft(place)
  expect(readLocalDraft(place)).toBeUndefined()
})

it('takes nothing from a broken record', () => {
  const place = { workspaceId: 'w1', postId: 'p1', storage }
  texts.set('kadr.post-draft.w1.p1', '{"form":{"text":1}}')
  expect(readLocalDraft(place)).toBeUndefined()
  texts.set('kadr.post-draft.w1.p1', '{')
  expect(readLocalDraft(place)).toBeUndefined()
})
