import { cleanup, configure } from '@testing-library/react'
import { afterAll, beforeEach, vi } from 'vitest'
import { setNavigationTarget } from '../src/platform/page/chunk-reload.ts'

// Only what hangs reaches it.
configure({ asyncUtilTimeout: 60_000 })

// Test files share modules too: a router may still be navigating.
beforeEach(() => setNavigationTarget(undefined))

// Test files share one emulated browser, which is slow to start: each restores its state.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Server-side tests run without a browser.
  if (!globalThis.document) return
  cleanup()
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
