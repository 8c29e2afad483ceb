// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ACCOUNT_KEY, createAccountStore } from '../session/account-store.ts'
import { createSessionStore, isSignedIn, SESSION_KEY } from '../session/session-store.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

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
  const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const store = createSessionStore()
  store.setState({ token: 't' })
  expect(store.getState().token).toBe('t')
  expect(denied).toHaveBeenCalled()
})

it('follows what another tab writes', () => {
  const store = createSessionStore()
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 'other-tab' }))
  window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }))
  expect(store.getState().token).toBe('other-tab')
})

it('follows what was written while the page was in the back-forward cache', () => {
  const store = createSessionStore()
  const listener = vi.fn()
  store.onOtherTab(listener)
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 'other-tab' }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const [[now, before] = []] = listener.mock.calls
  expect([now.token, before.token]).toEqual(['other-tab', null])
})

it("gives the first render the server's state, so that hydration matches", () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ token: 't' }))
  expect(createSessionStore().getInitialState().token).toBeNull()
})
