import * as z from 'zod/mini'
import { type RenderJob, type WorkerMessage, workerMessage } from './job.ts'
import { RENDER_FAILURES, RenderFailedError, type RenderFailure } from './render-failed-error.ts'
import { memoryOfTree } from './watch-memory.ts'
import { killWorker, restWorker, takeWorker } from './workers.ts'

export type RenderLimits = {
  seconds: number
  /** Of the worker and all its programs together. */
  memoryMebibytes: number
}

type Made = Extract<WorkerMessage, { kind: 'done' }>

const LOOK_MS = 250
const MAX_COMPLAINT_LENGTH = 4000

const isFailure = (code: string): code is RenderFailure => code in RENDER_FAILURES

/** Runs a job in a process apart, within limits. What fails takes its process with it, and ends when that has. */
export const startWorker = ({
  job,
  limits,
  signal,
  onProgress,
}: {
  job: RenderJob
  limits: RenderLimits
  signal: AbortSignal | undefined
  onProgress(share: number): void
}): Promise<Made> =>
  new Promise((resolve, reject) => {
    const worker = takeWorker(job)
    const { child } = worker
    let failure: RenderFailedError | undefined
    let isStopped = false
    let complaint = ''
    const stop = (error?: RenderFailedError) => {
      isStopped = true
      failure ??= error
      killWorker(worker)
    }
    const onAbort = () => stop()
    const onComplaint = (text: string) => {
      complaint = (complaint + text).slice(-MAX_COMPLAINT_LENGTH)
    }
    const onMessage = (raw: unknown) => {
      const message = z.parse(workerMessage, raw)
      if (message.kind === 'progress') return onProgress(message.share)
      if (message.kind === 'failed') {
        const { code } = message
        return stop(isFailure(code) ? new RenderFailedError({ ...message, code }) : undefined)
      }
      // Said a moment before it was killed.
      if (isStopped) return
      leave()
      restWorker(worker)
      resolve(message)
    }
    const onError = (cause: Error) => {
      failure ??= new RenderFailedError({ code: 'crash', detail: cause.message, cause })
    }
    const onClose = (code: number | null, killedBy: string | null) => {
      leave()
      if (signal?.aborted) return reject(signal.reason)
      if (failure) return reject(failure)
      const detail = `${killedBy ?? code} ${complaint.trim()}`
      reject(new RenderFailedError({ code: 'crash', detail }))
    }
    const timer = setTimeout(
      () => stop(new RenderFailedError({ code: 'time' })),
      limits.seconds * 1000,
    )
    const watch = setInterval(() => {
      const used = child.pid === undefined ? 0 : memoryOfTree(child.pid)
      if (used > limits.memoryMebibytes)
        stop(new RenderFailedError({ code: 'memory', detail: `${Math.round(used)} MiB` }))
    }, LOOK_MS)
    /** The next job of the worker is nothing to this one. */
    const leave = () => {
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', onAbort)
      child.stderr?.off('data', onComplaint)
      child.off('message', onMessage).off('error', onError).off('close', onClose)
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    child.stderr?.setEncoding('utf8').on('data', onComplaint)
    child.on('message', onMessage).on('error', onError).on('close', onClose)
    if (signal?.aborted) stop()
    else child.send(job)
  })
