import { createProcessPool } from '@kadr/kit/node/process-pool'
import { type PooledLimits, type Reading, runInProcess } from '@kadr/kit/node/run-in-process'
import * as z from 'zod/mini'
import { type FootageDone, type FootageJob, footageMessage } from './job.ts'

const pool = createProcessPool({
  script: new URL('./worker.ts', import.meta.url),
  compileCache: new URL('../../dist/compile-cache', import.meta.url),
  heapMebibytes: 384,
  maxJobs: 200,
})

/** Kills all idle workers. */
export const closeIdleFootageWorkers = (): void => pool.closeIdle()

/** The worker could not read the file: `detail` is for the log. */
export class FootageFailedError extends Error {
  override name = 'FootageFailedError'
}

/** Runs a job in a pooled process within limits; rejects with its failure, a ProcessEndedError or the signal's reason. */
export const runFootageJob = ({
  job,
  limits,
  signal,
  onProgress,
}: {
  job: FootageJob
  limits: PooledLimits
  signal?: AbortSignal | undefined
  onProgress(share: number): void
}): Promise<FootageDone> => {
  const read = (raw: unknown): Reading<FootageDone> => {
    const message = z.parse(footageMessage, raw)
    if (message.kind === 'progress') return void onProgress(message.share)
    return message.kind === 'failed'
      ? { failed: new FootageFailedError(message.detail) }
      : { done: message }
  }
  const start = { path: job.path, variant: job.kind === 'hear' ? 'hear' : 'look' }
  return runInProcess({ pool, start, job, limits, signal, read })
}
