import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Frame, followEvents } from './follow-events.ts'

const SUBJECT = '0198c0de-0000-7000-8000-000000000001'
const frame = (position: number, isGap = false): Frame => ({
  position,
  isGap,
  events: [{ kind: 'post.changed', subjectId: SUBJECT, postId: null }],
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Stream = (signal: AbortSignal) => AsyncIterable<Frame>

const ending = (...frames: Frame[]): Stream =>
  async function* () {
    yield* frames
  }
const silent = (...frames: Frame[]): Stream =>
  async function* (signal) {
    yield* frames
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
const broken: Stream = () => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no network')) }),
})

/** Yields the streams one after the other, then repeats the last one. */
const play = (...streams: Stream[]) => {
  const stop = new AbortController()
  const asked: (number | undefined)[] = []
  const seen: number[] = []
  const waits: number[] = []
  const stale = vi.fn()
  const done = followEvents({
    position: undefined,
    signal: stop.signal,
    open: (position, signal) => {
      asked.push(position)
      const stream = streams[Math.min(asked.length, streams.length) - 1]
      return (stream ?? broken)(signal)
    },
    onFrame: ({ position }) => seen.push(position),
    onStale: stale,
    wait: (ms, signal) => {
      waits.push(ms)
      return new Promise((resolve) => {
        setTimeout(resolve, ms)
        signal.addEventListener('abort', () => resolve())
      })
    },
  })
  const end = async () => {
    stop.abort()
    await vi.advanceTimersByTimeAsync(0)
    await done
  }
  return { asked, seen, waits, stale, end }
}

it('resumes after the last position when a stream ends or breaks', async () => {
  const { asked, seen, stale, end } = play(ending(frame(3), frame(5)), broken, silent(frame(8)))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([undefined, 5, 5])
  expect(seen).toEqual([3, 5, 8])
  expect(stale).not.toHaveBeenCalled()
  await end()
})

it('reconnects after a silence timeout, as after sleep', async () => {
  const { asked, end } = play(silent(frame(1)))
  await vi.advanceTimersByTimeAsync(44_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect(asked).toEqual([undefined, 1])
  await end()
})

it('backs off, then invalidates the caches every half minute', async () => {
  const { waits, stale, end } = play(broken)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(waits.slice(0, 5)).toEqual([2000, 4000, 8000, 16_000, 30_000])
  expect(stale).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(stale).toHaveBeenCalledTimes(2)
  await end()
})

it('stops when its signal aborts', async () => {
  const { asked, end } = play(silent())
  await vi.advanceTimersByTimeAsync(0)
  await end()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveLength(1)
})
