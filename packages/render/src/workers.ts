import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { RenderJob } from './job.ts'

/** A process that renders one job after another. */
export type Worker = { child: ChildProcess; use: string; jobs: number; rest: NodeJS.Timeout | null }

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** What a worker compiles is kept for those that come after it. */
const COMPILE_CACHE = fileURLToPath(new URL('../dist/compile-cache', import.meta.url))
const HEAP_MEBIBYTES = 384
/** A worker that nobody needs for so long gives its memory back. */
const REST_MS = 30_000
/** What libraries keep to themselves goes with the worker they kept it in. */
const MOST_JOBS = 20

/** Starting a process and compiling what it runs costs as much as composing a few seconds: who is done may go on. */
const resting = new Set<Worker>()

/** A worker leads a group of its own: its programs go with it. It dies a moment later, and gets no job in between. */
export const killWorker = (worker: Worker): void => {
  resting.delete(worker)
  const { pid } = worker.child
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}

/** Only a worker that has something to do keeps whoever started it from ending. */
const hold = ({ child }: Worker, how: 'ref' | 'unref') => {
  child[how]()
  child.channel?.[how]()
  if (child.stderr instanceof Socket) child.stderr[how]()
}

const startAnew = (use: string, path: string): Worker => {
  const child = fork(WORKER, {
    detached: true,
    env: { PATH: path, NODE_COMPILE_CACHE: COMPILE_CACHE },
    execArgv: [`--max-old-space-size=${HEAP_MEBIBYTES}`],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const worker: Worker = { child, use, jobs: 0, rest: null }
  child.once('exit', () => resting.delete(worker))
  // Told to whoever waits for its job; nobody waits for one that rests.
  child.on('error', () => undefined)
  return worker
}

/** One that rests, or a new one. What it may find and how it yields to others stays as it was started. */
export const takeWorker = ({ path, nice }: Pick<RenderJob, 'path' | 'nice'>): Worker => {
  const use = JSON.stringify({ path, nice })
  const found = [...resting].find((worker) => worker.use === use && worker.child.connected)
  if (!found) return startAnew(use, path)
  resting.delete(found)
  if (found.rest) clearTimeout(found.rest)
  hold(found, 'ref')
  return found
}

/** For a worker that has done its job well; any other is killed. */
export const restWorker = (worker: Worker): void => {
  worker.jobs += 1
  if (worker.jobs >= MOST_JOBS) {
    killWorker(worker)
    return
  }
  hold(worker, 'unref')
  worker.rest = setTimeout(() => killWorker(worker), REST_MS).unref()
  resting.add(worker)
}

/** Sends away all who rest. */
export const dismissWorkers = (): void => {
  for (const worker of resting) killWorker(worker)
}
