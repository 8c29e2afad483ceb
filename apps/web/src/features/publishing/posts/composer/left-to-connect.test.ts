import { expect, it } from 'vitest'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'
import { anAccount } from './account.fixture.ts'
import { consumeConnected, rememberLeaving } from './left-to-connect.ts'

const createStorage = (): SafeStorage => {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: () => [...texts.keys()],
  }
}

const board = anAccount({ id: 'p', network: 'pinterest' })
const channel = anAccount({ id: 't', network: 'telegram' })

it('gives the accounts connected since the post was left, once', () => {
  const storage = createStorage()
  const path = '/posts/new'
  rememberLeaving({ storage, back: `${path}?at=2026-05-01T09:00`, accounts: [board] })
  expect(consumeConnected({ storage, path, accounts: [board] })).toEqual([])
  expect(consumeConnected({ storage, path, accounts: [board, channel] })).toEqual(['t'])
  expect(consumeConnected({ storage, path, accounts: [board, channel] })).toEqual([])
})

it('gives none to another post, and none that needs a sign-in', () => {
  const storage = createStorage()
  rememberLeaving({ storage, back: '/posts/1', accounts: [] })
  expect(consumeConnected({ storage, path: '/posts/2', accounts: [channel] })).toEqual([])
  const accounts = [anAccount({ id: 't', status: 'needs_reauth' })]
  expect(consumeConnected({ storage, path: '/posts/1', accounts })).toEqual([])
})
