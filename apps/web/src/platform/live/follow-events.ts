import type { RouteEvent } from '@kadr/contract/base/route'
import type { watchEvents } from '@kadr/contract/events'

export type Frame = RouteEvent<typeof watchEvents>

type Sources = {
  /** Opens the stream after a position; without one, with recent events. Rejects on failure. */
  open: (position: number | undefined, signal: AbortSignal) => AsyncIterable<Frame>
  onFrame: (frame: Frame) => void
  /** The stream has been down for long: data on screen may be stale. */
  onStale: () => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

/** The server sends a frame at least every ten seconds. */
const SILENCE_MS = 45_000
const RETRY_MIN_MS = 1000
const RETRY_MAX_MS = 30_000

/** Reads one stream until it breaks, ends or times out. Returns whether any frame arrived. */
const readStream = async (
  { open, onFrame, signal }: Sources,
  position: number | undefined,
): Promise<boolean> => {
  const silence = new AbortController()
  const until = AbortSignal.any([signal, silence.signal])
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  let hasReceived = false
  try {
    for await (const frame of open(position, until)) {
      if (until.aborted) break
      hasReceived = true
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      onFrame(frame)
    }
  } catch {
    // The caller reconnects.
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
  return hasReceived
}

/** Reads the events of a workspace until `signal` aborts, reconnecting as needed. */
export const followEvents = async (
  sources: Sources & { position: number | undefined },
): Promise<void> => {
  const { signal, wait, onFrame, onStale } = sources
  let { position } = sources
  let failures = 0
  const remember = (frame: Frame) => {
    position = frame.position
    onFrame(frame)
  }
  while (!signal.aborted) {
    const hasReceived = await readStream({ ...sources, onFrame: remember }, position)
    if (signal.aborted) return
    failures = hasReceived ? 0 : failures + 1
    const pause = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** failures)
    await wait(pause, signal)
    if (!signal.aborted && pause === RETRY_MAX_MS) onStale()
  }
}
