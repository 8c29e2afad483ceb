import type { Generation } from '@kadr/contract/generations'
import { isActive } from './is-active.ts'

type GenerationEvent = { type: 'changed'; generation: Generation } | { type: 'tick' }

type Sources = {
  /** A line of events; throws when there is none. */
  open: (signal: AbortSignal) => AsyncIterable<GenerationEvent>
  /** The newest generations, asked for. */
  poll: (signal: AbortSignal) => Promise<readonly Generation[]>
  onGeneration: (generation: Generation) => void
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

const POLL_MS = 3000
/** The server says every quarter of a minute that the line is alive. */
const SILENCE_MS = 45_000
const MOST_POLLS = 16

const pollOnce = async ({ poll, onGeneration, signal }: Sources) => {
  const found = await poll(signal).catch(() => [])
  if (signal.aborted) return
  for (const generation of found) onGeneration(generation)
}

/** Reads one line until it breaks, ends or falls silent. Tells whether anything came. */
const readLine = async (sources: Sources): Promise<boolean> => {
  const { open, onGeneration, signal } = sources
  const line = new AbortController()
  let hasCome = false
  let timer = setTimeout(() => line.abort(), SILENCE_MS)
  try {
    for await (const event of open(AbortSignal.any([signal, line.signal]))) {
      // The line begins with what is under way: what ended before it opened has to be asked for.
      if (!hasCome) void pollOnce(sources)
      hasCome = true
      clearTimeout(timer)
      timer = setTimeout(() => line.abort(), SILENCE_MS)
      if (event.type === 'changed') onGeneration(event.generation)
    }
  } catch {
    // A broken line is what the pauses below are for.
  } finally {
    clearTimeout(timer)
    line.abort()
  }
  return hasCome
}

/** Tells of every change until `signal`: by a line of events, and by asking while there is none. */
export const followGenerations = async (sources: Sources): Promise<void> => {
  const { signal, wait } = sources
  let polls = 1
  while (!signal.aborted) {
    if (await readLine(sources)) polls = 1
    // The line is tried again after 1, 2, 4 … questions.
    for (let asked = 0; asked < polls && !signal.aborted; asked += 1) {
      await wait(POLL_MS, signal)
      if (!signal.aborted) await pollOnce(sources)
    }
    polls = Math.min(polls * 2, MOST_POLLS)
  }
}

export const hasActive = (generations: readonly (Generation | null)[] | undefined): boolean =>
  generations?.some((generation) => generation !== null && isActive(generation)) ?? false
