// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadChunk, RELOAD_GUARD_MS, reloadOnce, setNavigationTarget } from './chunk-reload.ts'

let opened: string[]

beforeEach(() => {
  sessionStorage.clear()
  opened = []
  vi.spyOn(window.location, 'assign').mockImplementation((path) => {
    opened.push(String(path))
  })
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    opened.push('reload')
  })
})
afterEach(() => {
  setNavigationTarget(undefined)
  vi.restoreAllMocks()
})

it('opens the target at most once in ten seconds', () => {
  expect(reloadOnce({ path: '/posts', now: 1000 })).toBe(true)
  expect(reloadOnce({ path: '/posts', now: 1000 + RELOAD_GUARD_MS - 1 })).toBe(false)
  expect(reloadOnce({ path: '/posts', now: 1000 + RELOAD_GUARD_MS })).toBe(true)
  expect(opened).toEqual(['/posts', '/posts'])
})

it('throttles each path separately', () => {
  reloadOnce({ path: '/posts', now: 1000 })
  expect(reloadOnce({ path: '/reels?tab=a b', now: 1001 })).toBe(true)
  expect(reloadOnce({ path: '/reels?tab=a b', now: 1002 })).toBe(false)
  expect(reloadOnce({ path: '/posts', now: 1003 })).toBe(false)
})

it('reloads in place when it is already at the target', () => {
  const { pathname, search, hash } = window.location
  reloadOnce({ path: pathname + search + hash })
  expect(opened).toEqual(['reload'])
})

it('still reloads where storage is closed', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(reloadOnce({ path: '/posts' })).toBe(true)
})

it('opens the page a navigation was heading for when its chunk is gone', async () => {
  setNavigationTarget('/reels')
  const state = { isSettled: false }
  const settle = () => {
    state.isSettled = true
  }
  loadChunk(() => Promise.reject(new Error('gone'))).then(settle, settle)
  await vi.waitFor(() => expect(opened).toEqual(['/reels']))
  expect(state.isSettled).toBe(false)
})

it('passes the error on when the reload did not help', async () => {
  setNavigationTarget('/reels')
  reloadOnce({ path: '/reels' })
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(opened).toEqual(['/reels'])
})

it('does not reload for a prefetch', async () => {
  await expect(loadChunk(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(opened).toEqual([])
})
