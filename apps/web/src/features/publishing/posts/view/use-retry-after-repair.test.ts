import { expect, it } from 'vitest'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'
import { consumeRetry, rememberRetry } from './use-retry-after-repair.ts'

it('lets a publication be sent once, and only the one the user asked for', () => {
  const texts = new Map<string, string>()
  const storage: SafeStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
  expect(consumeRetry('a', storage)).toBe(false)
  rememberRetry('a', storage)
  expect(consumeRetry('b', storage)).toBe(false)
  expect(consumeRetry('a', storage)).toBe(true)
  expect(consumeRetry('a', storage)).toBe(false)
})
