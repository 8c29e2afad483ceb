// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { afterIdle, IDLE_DELAY_MS } from './task-scheduling.ts'

afterEach(() => vi.useRealTimers())

it('begins a second after the browser is idle', () => {
  vi.useFakeTimers()
  const action = vi.fn()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback())
  afterIdle(action)
  vi.advanceTimersByTime(IDLE_DELAY_MS - 1)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
