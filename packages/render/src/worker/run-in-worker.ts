import { createProcessPool } from '@kadr/kit/node/process-pool'
import {
  type PooledLimits,
  ProcessEndedError,
  type Reading,
  runInProcess,
} from '@kadr/kit/node/run-in-process'
import * as z from 'zod/mini'
import { RENDER_FAILURES, RenderFailedError, type RenderFailure } from '../render-failed-error.ts'
import { type RenderJob, type WorkerMessage, workerMessage } from './job.ts'

export type RenderLimits = PooledLimits

type DoneMessage = Extract<WorkerMessage, { kind: 'done' }>

const pool = createProcessPool({
  script: new URL('./worker.ts', import.meta.url),
  compileCache: new URL('../../dist/compile-cache', import.meta.url),
  heapMebibytes: 384,
  maxJobs: 20,
})

/** Kills all idle workers. */
export const closeIdleWorkers = (): void => pool.closeIdle()

const isFailure = (code: string): code is RenderFailure => code in RENDER_FAILURES

const toFailure = ({ code, ...rest }: Extract<WorkerMessage, { kind: 'failed' }>) =>
  new RenderFailedError({ ...rest, code: isFailure(code) ? code : 'crash' })

/** Runs a job in a pooled worker process within limits. */
export const runInWorker = async ({
  job,
  limits,
  signal,
  onProgress,
}: {
  job: RenderJob
  limits: RenderLimits
  signal: AbortSignal | undefined
  onProgress(share: number): void
}): Promise<DoneMessage> => {
  const read = (raw: unknown): Reading<DoneMessage> => {
    const message = z.parse(workerMessage, raw)
    if (message.kind === 'progress') onProgress(message.share)
    if (message.kind === 'failed') return { failed: toFailure(message) }
    return message.kind === 'done' ? { done: message } : undefined
  }
  const { path, nice } = job
  try {
    // The priority of a process can't be raised again.
    const start = { path, variant: `nice ${nice}` }
    return await runInProcess({ pool, start, job, limits, signal, read })
  } catch (error) {
    if (!(error instanceof ProcessEndedError)) throw error
    throw new RenderFailedError({ code: error.reason, detail: error.message, cause: error })
  }
}
