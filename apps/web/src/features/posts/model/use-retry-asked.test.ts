import { expect, it } from 'vitest'
import type { SafeStorage } from '../../../platform/safe-storage.ts'
import { rememberRetry, takeRetry } from './use-retry-asked.ts'

it('lets a publication be sent once, and only the one the user asked for', () => {
  const texts = new Map<string, string>()
  const storage: SafeStorage = {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
  expect(takeRetry('a', storage)).toBe(false)
  rememberRetry('a', storage)
  expect(takeRetry('b', storage)).toBe(false)
  expect(takeRetry('a', storage)).toBe(true)
  expect(takeRetry('a', storage)).toBe(false)
})
