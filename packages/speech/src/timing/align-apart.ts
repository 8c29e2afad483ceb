import { runOnThread, ThreadLimitError, type ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { Span } from '../sound/loudness.ts'
import type { Sound } from '../sound/pcm.ts'
import { SpeechFailedError } from '../speech-engine.ts'

export type AlignOrder = {
  reading: Sound
  times: readonly Span[]
  recording: Sound
  areEndsFree?: boolean
}

/** The caller's signal is the deadline; this one only bounds a caller without any. */
const ALIGN: ThreadTask<AlignOrder, Span[]> = {
  module: new URL('./align.thread.ts', import.meta.url),
  timeoutMs: 600_000,
  memoryMebibytes: 768,
}

/** Alignment takes seconds of CPU, so it runs in a worker thread. */
export const alignApart = (order: AlignOrder, signal: AbortSignal): Promise<Span[]> =>
  runOnThread(ALIGN, { input: order, signal }).catch((cause: unknown) => {
    const isLate = signal.aborted || (cause instanceof ThreadLimitError && cause.limit === 'time')
    throw new SpeechFailedError(isLate ? 'slow' : 'refused', { cause })
  })
