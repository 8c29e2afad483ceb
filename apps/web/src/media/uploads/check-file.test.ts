import type { StorageUse } from '@kadr/contract/library/resources'
import { expect, it } from 'vitest'
import { findRefusal } from './check-file.ts'

const MB = 1_000_000
const storage: StorageUse = {
  usedBytes: 900 * MB,
  limitBytes: 1000 * MB,
  maxFileBytes: { image: 30 * MB, video: 200 * MB, audio: 100 * MB },
  isMediaProcessingAvailable: true,
}
const file = (over: object) => ({ name: 'a.jpg', type: 'image/jpeg', size: MB, ...over })
const ask = (over: object, more: object = {}) =>
  findRefusal({ file: file(over), storage, promised: 0, ...more })?.replaceAll('\u00A0', ' ')

it('lets a good file through, also while the limits are unknown', () => {
  expect(ask({})).toBeUndefined()
  expect(ask({ size: 5000 * MB }, { storage: undefined })).toBeUndefined()
})

it('names the limit of the kind', () => {
  expect(ask({ size: 31 * MB })).toBe('Слишком большой: фото можно до 30 МБ.')
})

it('counts uploads in progress against the free space', () => {
  expect(ask({ size: 20 * MB }, { promised: 90 * MB })).toBe('Не хватает места: осталось 10 МБ.')
  expect(ask({ size: 10 * MB }, { promised: 90 * MB })).toBeUndefined()
})

it('knows a photo without a type by its name, and refuses what is no media', () => {
  expect(ask({ type: '', name: 'IMG_1.HEIC' })).toBeUndefined()
  expect(ask({ type: 'application/pdf', name: 'a.pdf' })).toContain('не подходят')
  expect(ask({ size: 0 })).toBe('Файл пустой.')
})

it("refuses video where it can't be processed", () => {
  const withoutMedia = { storage: { ...storage, isMediaProcessingAvailable: false } }
  expect(ask({ name: 'a.mp4', type: 'video/mp4' }, withoutMedia)).toContain('ffmpeg')
  expect(ask({}, withoutMedia)).toBeUndefined()
})
