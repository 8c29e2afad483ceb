import type { ProcessPool } from './process-pool.ts'
import { measureTreeMemory } from './process-tree-memory.ts'

export type PooledLimits = {
  seconds: number
  /** Of the process and its children together. */
  memoryMebibytes: number
}

/** The process exceeded a limit or died; `detail` is for the log. */
export class ProcessEndedError extends Error {
  override name = 'ProcessEndedError'
  readonly reason: 'time' | 'memory' | 'crash'
  constructor(reason: 'time' | 'memory' | 'crash', detail: string, options?: { cause: unknown }) {
    super(`${reason}: ${detail}`, options)
    this.reason = reason
  }
}

/** Meaning of a message of the process: nothing final, its result, or its failure. */
export type Reading<Done> = undefined | { done: Done } | { failed: Error }

const MEMORY_POLL_MS = 100
const MAX_STDERR_LENGTH = 4000

/**
 * Runs a job in a pooled process within limits. On failure the process is killed, and the promise rejects after it
 * exited: with the failure it reported, a ProcessEndedError or the reason of the signal.
 */
export const runInProcess = <Done>({
  pool,
  start,
  job,
  limits,
  signal,
  read,
}: {
  pool: ProcessPool
  start: Parameters<ProcessPool['acquire']>[0]
  job: object
  limits: PooledLimits
  signal?: AbortSignal | undefined
  read(message: unknown): Reading<Done>
}): Promise<Done> =>
  new Promise((resolve, reject) => {
    const taken = pool.acquire(start)
    const { child } = taken
    let failure: Error | undefined
    let isStopped = false
    let stderrTail = ''
    const stop = (error?: Error) => {
      isStopped = true
      failure ??= error
      pool.kill(taken)
    }
    const onAbort = () => stop()
    const onStderr = (text: string) => {
      stderrTail = (stderrTail + text).slice(-MAX_STDERR_LENGTH)
    }
    const onMessage = (message: unknown) => {
      const reading = read(message)
      if (reading === undefined) return
      if ('failed' in reading) return stop(reading.failed)
      // The result may arrive after the kill was requested.
      if (isStopped) return
      removeListeners()
      pool.release(taken)
      resolve(reading.done)
    }
    const onError = (cause: Error) => {
      failure ??= new ProcessEndedError('crash', cause.message, { cause })
    }
    const onClose = (code: number | null, killedBy: string | null) => {
      removeListeners()
      if (signal?.aborted) return reject(signal.reason)
      reject(failure ?? new ProcessEndedError('crash', `${killedBy ?? code} ${stderrTail.trim()}`))
    }
    const timer = setTimeout(
      () => stop(new ProcessEndedError('time', `${limits.seconds} s`)),
      limits.seconds * 1000,
    )
    const watch = setInterval(() => {
      const used = child.pid === undefined ? 0 : measureTreeMemory(child.pid)
      if (used > limits.memoryMebibytes)
        stop(new ProcessEndedError('memory', `${Math.round(used)} MiB`))
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
