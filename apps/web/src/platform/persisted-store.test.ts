import { beforeEach, expect, it } from 'vitest'
import { ACCOUNT_KEY, createAccountStore } from './account-store.ts'
import { createPersistedStore } from './persisted-store.ts'
import { safeStorage } from './safe-storage.ts'
import { createSessionStore, isSignedIn, SESSION_KEY } from './session-store.ts'
import { readText } from './stored-fields.ts'

beforeEach(() => localStorage.clear())

it('restores the session at the next visit', () => {
  createSessionStore().setState({ token: 't', refreshToken: 'r', authType: 'google' })
  const session = createSessionStore().getState()
  expect(session).toEqual({ token: 't', refreshToken: 'r', authType: 'google', initData: null })
  expect(isSignedIn(session)).toBe(true)
})

it('drops a broken field and keeps the others', () => {
  localStorage.setItem(
    SESSION_KEY,
    JSON.stringify({ token: 't', refreshToken: 7, authType: 'myspace', initData: 'i' }),
  )
  expect(createSessionStore().getState()).toEqual({
    token: 't',
    refreshToken: null,
    authType: null,
    initData: 'i',
  })
})

it('keeps the account except for a field of an older shape', () => {
  const points = { videoGenerations: 5, aiGenerations: 4, planName: 'FREE' }
  localStorage.setItem(
    ACCOUNT_KEY,
    JSON.stringify({ points, subscription: { type: 'GOLD' }, selectedCurrency: 'USD', plans: 1 }),
  )
  expect(createAccountStore().getState()).toMatchObject({
    points,
    subscription: null,
    selectedCurrency: 'USD',
    plans: [],
  })
})

it('defaults to roubles', () => {
  expect(createAccountStore().getState().selectedCurrency).toBe('RUB')
})

it.each(['{broken', '[]', 'null', '"text"'])('starts afresh from %s', (stored) => {
  localStorage.setItem(SESSION_KEY, stored)
  expect(isSignedIn(createSessionStore().getState())).toBe(false)
})

it('works without storage at all', () => {
  const storage = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const store = createPersistedStore<{ name: string }>({
    key: 'k',
    initial: { name: '' },
    fields: { name: readText },
    storage,
  })
  store.setState({ name: 'Анна' })
  expect(store.getState().name).toBe('Анна')
})

it('follows what another tab writes', () => {
  const store = createSessionStore()
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 'other-tab' }))
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  expect(store.getState().token).toBe('other-tab')
})

it("gives the first render the server's state, so that hydration matches", () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 't' }))
  expect(createSessionStore().getInitialState().token).toBeNull()
})
