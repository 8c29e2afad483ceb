import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// Test files share one emulated browser, which is slow to start: each leaves it as it was found.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // Tests of the server's side run without a browser.
  if (!globalThis.document) return
  cleanup()
  document.body.replaceChildren()
  document.head.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
