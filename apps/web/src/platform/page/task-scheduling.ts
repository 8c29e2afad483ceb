export const IDLE_DELAY_MS = 1000

/** Runs the action about a second after the browser becomes idle. */
export const afterIdle = (action: () => void) => {
  const wait = () => setTimeout(action, IDLE_DELAY_MS)
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(wait)
  else wait()
}

/** Lets the browser handle input between two tasks. Nested timers are clamped to 4 ms, messages are not. */
export const yieldToMain = () =>
  new Promise<void>((resume) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resume()
    }
    port2.postMessage(undefined)
  })
