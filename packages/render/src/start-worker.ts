import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import { type RenderJob, type WorkerMessage, workerMessage } from './job.ts'
import { RENDER_FAILURES, RenderFailedError, type RenderFailure } from './render-failed-error.ts'
import { memoryOfTree } from './watch-memory.ts'

export type RenderLimits = {
  seconds: number
  /** Of the worker and all its programs together. */
  memoryMebibytes: number
}

type Made = Extract<WorkerMessage, { kind: 'done' }>

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** Every render is a new process: what it compiles is kept for the next. */
const COMPILE_CACHE = fileURLToPath(new URL('../dist/compile-cache', import.meta.url))
const HEAP_MEBIBYTES = 384
const LOOK_MS = 250
const MAX_COMPLAINT_LENGTH = 4000

const isFailure = (code: string): code is RenderFailure => code in RENDER_FAILURES

/** The worker leads a group of its own: its programs go with it. */
const killGroup = ({ pid }: ChildProcess) => {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}

/** Runs a job in a process of its own, within limits. Ends only when the process has. */
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
    const child = fork(WORKER, {
      detached: true,
      env: { PATH: job.path, NODE_COMPILE_CACHE: COMPILE_CACHE },
      execArgv: [`--max-old-space-size=${HEAP_MEBIBYTES}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let made: Made | undefined
    let failure: RenderFailedError | undefined
    let complaint = ''
    const stop = (error?: RenderFailedError) => {
      failure ??= error
      killGroup(child)
    }
    const onAbort = () => stop()
    const timer = setTimeout(
      () => stop(new RenderFailedError({ code: 'time' })),
      limits.seconds * 1000,
    )
    const watch = setInterval(() => {
      const used = child.pid === undefined ? 0 : memoryOfTree(child.pid)
      if (used > limits.memoryMebibytes)
        stop(new RenderFailedError({ code: 'memory', detail: `${Math.round(used)} MiB` }))
    }, LOOK_MS)
    signal?.addEventListener('abort', onAbort, { once: true })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-MAX_COMPLAINT_LENGTH)
    })
    child.on('message', (raw) => {
      const message = z.parse(workerMessage, raw)
      if (message.kind === 'progress') return onProgress(message.share)
      if (message.kind === 'done') made = message
      else if (isFailure(message.code))
        failure ??= new RenderFailedError({ ...message, code: message.code })
      // Nothing more is to come; what is still open in it does not matter.
      killGroup(child)
    })
    child.once('error', (cause) => {
      failure ??= new RenderFailedError({ code: 'crash', detail: cause.message, cause })
    })
    child.once('close', (code, killedBy) => {
      clearTimeout(timer)
      clearInterval(watch)
      signal?.removeEventListener('abort', onAbort)
      if (signal?.aborted) return reject(signal.reason)
      if (failure) return reject(failure)
      if (made) return resolve(made)
      const detail = `${killedBy ?? code} ${complaint.trim()}`
      reject(new RenderFailedError({ code: 'crash', detail }))
    })
    if (signal?.aborted) stop()
    else child.send(job)
  })
