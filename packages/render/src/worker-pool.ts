import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { RenderJob } from './job.ts'

/** A child process that runs render jobs one after another. */
export type Worker = {
  child: ChildProcess
  poolKey: string
  jobs: number
  idleTimer: NodeJS.Timeout | null
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** Shared by all workers, to speed up the start of new ones. */
const COMPILE_CACHE = fileURLToPath(new URL('../dist/compile-cache', import.meta.url))
const HEAP_MEBIBYTES = 384
/** Idle workers are killed after this, to free their memory. */
const IDLE_TIMEOUT_MS = 30_000
/** Bounds memory that native libraries never return. */
const MAX_JOBS_PER_WORKER = 20

/**
 * Idle pool: starting a process and compiling its code costs as much as composing a few seconds of
 * video.
 */
const idleWorkers = new Set<Worker>()

/**
 * Kills the process group, which includes ffmpeg. Removed from the pool first: the process dies
 * asynchronously and must not get another job.
 */
export const killWorker = (worker: Worker): void => {
  idleWorkers.delete(worker)
  const { pid } = worker.child
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Already exited.
  }
}

/** Only a busy worker keeps the parent's event loop alive. */
const setRef = ({ child }: Worker, how: 'ref' | 'unref') => {
  child[how]()
  child.channel?.[how]()
  if (child.stderr instanceof Socket) child.stderr[how]()
}

const forkWorker = (poolKey: string, path: string): Worker => {
  const child = fork(WORKER, {
    detached: true,
    env: { PATH: path, NODE_COMPILE_CACHE: COMPILE_CACHE },
    execArgv: [`--max-old-space-size=${HEAP_MEBIBYTES}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const worker: Worker = { child, poolKey, jobs: 0, idleTimer: null }
  child.once('exit', () => idleWorkers.delete(worker))
  // Failures of a running job are handled in `runInWorker`; an idle worker has no listener.
  child.on('error', () => undefined)
  return worker
}

/**
 * Takes an idle worker or forks one. PATH and priority are fixed at fork, so they are part of the
 * pool key.
 */
export const acquireWorker = ({ path, nice }: Pick<RenderJob, 'path' | 'nice'>): Worker => {
  const poolKey = JSON.stringify({ path, nice })
  const found = [...idleWorkers].find(
    (worker) => worker.poolKey === poolKey && worker.child.connected,
  )
  if (!found) return forkWorker(poolKey, path)
  idleWorkers.delete(found)
  if (found.idleTimer) clearTimeout(found.idleTimer)
  setRef(found, 'ref')
  return found
}

/** Returns a worker to the pool after a successful job; failed workers are killed. */
export const releaseWorker = (worker: Worker): void => {
  worker.jobs += 1
  if (worker.jobs >= MAX_JOBS_PER_WORKER) {
    killWorker(worker)
    return
  }
  setRef(worker, 'unref')
  worker.idleTimer = setTimeout(() => killWorker(worker), IDLE_TIMEOUT_MS).unref()
  idleWorkers.add(worker)
}

/** Kills all idle workers. */
export const closeIdleWorkers = (): void => {
  for (const worker of idleWorkers) killWorker(worker)
}
