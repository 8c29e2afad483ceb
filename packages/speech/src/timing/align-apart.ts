import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { Span } from '../sound/loudness.ts'
import type { Sound } from '../sound/pcm.ts'
import { SpeechFailedError } from '../speech-engine.ts'

const spans = z.array(z.object({ start: z.number(), end: z.number() }))

export type AlignOrder = { reading: Sound; times: readonly Span[]; recording: Sound }

/** Alignment takes seconds of CPU, so it runs in a worker thread. */
export const alignApart = (order: AlignOrder, signal: AbortSignal): Promise<Span[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./align-worker.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: 768 },
    })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', (found: unknown) => resolve(z.parse(spans, found)))
    worker.once('error', (cause) => reject(new SpeechFailedError('refused', { cause })))
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new SpeechFailedError('slow'))
    })
  })
