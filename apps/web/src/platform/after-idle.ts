export const IDLE_DELAY_MS = 1000

/** Runs the action about a second after the browser becomes idle. */
export const afterIdle = (action: () => void) => {
  const wait = () => setTimeout(action, IDLE_DELAY_MS)
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(wait)
  else wait()
}
