import type { Generation } from '@kadr/contract/studio/generations'
import { isActive } from './generation-state.ts'

type GenerationEvent = { type: 'changed'; generation: Generation } | { type: 'tick' }

type Sources = {
  /** Opens an event stream; rejects on failure. */
  open: (signal: AbortSignal) => AsyncIterable<GenerationEvent>
  /** Fetches the newest generations. */
  poll: (signal: AbortSignal) => Promise<readonly Generation[]>
  onGeneration: (generation: Generation) => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

const POLL_MS = 3000
/** The server sends a heartbeat every 15 seconds. */
const SILENCE_MS = 45_000
const MAX_POLLS = 16

const pollOnce = async ({ poll, onGeneration, signal }: Sources) => {
  const found = await poll(signal).catch(() => [])
  if (signal.aborted) return
  for (const generation of found) onGeneration(generation)
}

/** Reads one stream until it breaks, ends or times out. Returns whether any event arrived. */
const readStream = async (sources: Sources): Promise<boolean> => {
  const { open, onGeneration, signal } = sources
  const silence = new AbortController()
  let hasReceived = false
  let timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    for await (const event of open(AbortSignal.any([signal, silence.signal]))) {
      // The stream starts with active generations: those that ended before it opened have to be polled.
      if (!hasReceived) void pollOnce(sources)
      hasReceived = true
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), SILENCE_MS)
      if (event.type === 'changed') onGeneration(event.generation)
    }
  } catch {
    // The caller reconnects after a pause.
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
  return hasReceived
}

/** Reports every change until `signal` aborts: by an event stream, with polling as the fallback. */
export const followGenerations = async (sources: Sources): Promise<void> => {
  const { signal, wait } = sources
  let polls = 1
  while (!signal.aborted) {
    if (await readStream(sources)) polls = 1
    // Exponential backoff: reconnects after 1, 2, 4 … polls.
    for (let done = 0; done < polls && !signal.aborted; done += 1) {
      await wait(POLL_MS, signal)
      if (!signal.aborted) await pollOnce(sources)
    }
    polls = Math.min(polls * 2, MAX_POLLS)
  }
}

export const hasActive = (generations: readonly (Generation | null)[] | undefined): boolean =>
  generations?.some((generation) => generation !== null && isActive(generation)) ?? false
