import { setTimeout as wait } from 'node:timers/promises'

/** Limits the bandwidth of all streams of the process together. */
export const createThrottle = (bytesPerSecond: number) => {
  let freeAt = 0
  return async function* throttle(
    chunks: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      const now = performance.now()
      freeAt = Math.max(freeAt, now) + (chunk.length / bytesPerSecond) * 1000
      // Waits shorter than the timer resolution are accumulated.
      if (freeAt - now > 20) await wait(freeAt - now, undefined, { signal })
      yield chunk
    }
  }
}

export type Throttle = ReturnType<typeof createThrottle>
