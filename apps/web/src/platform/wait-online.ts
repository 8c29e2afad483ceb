/** Resolves early when the signal aborts or the network is back. */
export const waitOnline = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    const stop = new AbortController()
    const end = () => {
      clearTimeout(timer)
      stop.abort()
      done()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { signal: stop.signal })
    window.addEventListener('online', end, { signal: stop.signal })
  })
