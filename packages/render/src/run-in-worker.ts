import * as z from 'zod/mini'
import { type RenderJob, type WorkerMessage, workerMessage } from './job.ts'
import { measureTreeMemory } from './process-tree-memory.ts'
import { RENDER_FAILURES, RenderFailedError, type RenderFailure } from './render-failed-error.ts'
import { acquireWorker, killWorker, releaseWorker } from './worker-pool.ts'

export type RenderLimits = {
  seconds: number
  /** Of the worker and its child processes together. */
  memoryMebibytes: number
}

type DoneMessage = Extract<WorkerMessage, { kind: 'done' }>

const MEMORY_POLL_MS = 250
const MAX_STDERR_LENGTH = 4000

const isFailure = (code: string): code is RenderFailure => code in RENDER_FAILURES

/**
 * Runs a job in a pooled worker process within limits. On failure the process is killed, and the
 * promise rejects after it exited.
 */
export const runInWorker = ({
  job,
  limits,
  signal,
  onProgress,
}: {
  job: RenderJob
  limits: RenderLimits
  signal: AbortSignal | undefined
  onProgress(share: number): void
}): Promise<DoneMessage> =>
  new Promise((resolve, reject) => {
    const worker = acquireWorker(job)
    const { child } = worker
    let failure: RenderFailedError | undefined
    let isStopped = false
    let stderrTail = ''
    const stop = (error?: RenderFailedError) => {
      isStopped = true
      failure ??= error
      killWorker(worker)
    }
    const onAbort = () => stop()
    const onStderr = (text: string) => {
      stderrTail = (stderrTail + text).slice(-MAX_STDERR_LENGTH)
    }
    const onMessage = (raw: unknown) => {
      const message = z.parse(workerMessage, raw)
      if (message.kind === 'progress') return onProgress(message.share)
      if (message.kind === 'failed') {
        const { code } = message
        return stop(isFailure(code) ? new RenderFailedError({ ...message, code }) : undefined)
      }
      // A `done` message may arrive after the kill was requested.
      if (isStopped) return
      removeListeners()
      releaseWorker(worker)
      resolve(message)
    }
    const onError = (cause: Error) => {
      failure ??= new RenderFailedError({ code: 'crash', detail: cause.message, cause })
    }
    const onClose = (code: number | null, killedBy: string | null) => {
      removeListeners()
      if (signal?.aborted) return reject(signal.reason)
      if (failure) return reject(failure)
      const detail = `${killedBy ?? code} ${stderrTail.trim()}`
      reject(new RenderFailedError({ code: 'crash', detail }))
    }
    const timer = setTimeout(
      () => stop(new RenderFailedError({ code: 'time' })),
      limits.seconds * 1000,
    )
    const watch = setInterval(() => {
      const used = child.pid === undefined ? 0 : measureTreeMemory(child.pid)
      if (used > limits.memoryMebibytes)
        stop(new RenderFailedError({ code: 'memory', detail: `${Math.round(used)} MiB` }))
    }, MEMORY_POLL_MS)
    const removeListeners = () => {
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', onAbort)
      child.stderr?.off('data', onStderr)
      child.off('message', onMessage).off('error', onError).off('close', onClose)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    child.stderr?.setEncoding('utf8').on('data', onStderr)
    child.on('message', onMessage).on('error', onError).on('close', onClose)
    if (signal?.aborted) stop()
    else child.send(job)
  })
