import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A child process that runs jobs one after another. */
export type PooledProcess = {
  child: ChildProcess
  key: string
  jobs: number
  idleTimer: NodeJS.Timeout | null
}

export type ProcessPool = ReturnType<typeof createProcessPool>

type Start = {
  /** The PATH of the process, its only environment variable. */
  path: string
  /** Separates processes that differ in their start parameters. */
  variant?: string
}

/** Idle processes are killed after this, to free their memory. */
const IDLE_TIMEOUT_MS = 30_000

/** Only a busy process keeps the parent's event loop alive. */
const setRef = ({ child }: PooledProcess, how: 'ref' | 'unref') => {
  child[how]()
  child.channel?.[how]()
  if (child.stderr instanceof Socket) child.stderr[how]()
}

/** Keeps processes for the next job: starting one and compiling its code costs more than a small job. */
export const createProcessPool = ({
  script,
  heapMebibytes,
  maxJobs,
  compileCache,
}: {
  script: URL
  heapMebibytes: number
  /** Bounds memory that native libraries never return. */
  maxJobs: number
  /** A folder shared by all processes, to speed up the start of new ones. */
  compileCache: URL
}) => {
  const idle = new Set<PooledProcess>()

  /**
   * Kills the process group, including its children. Removed from the pool first: the process dies asynchronously and
   * must not get another job.
   */
  const kill = (taken: PooledProcess): void => {
    idle.delete(taken)
    const { pid } = taken.child
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // Already exited.
    }
  }

  const start = (key: string, path: string): PooledProcess => {
    const child = fork(fileURLToPath(script), {
      detached: true,
      env: { PATH: path, NODE_COMPILE_CACHE: fileURLToPath(compileCache) },
      execArgv: [`--max-old-space-size=${heapMebibytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const started: PooledProcess = { child, key, jobs: 0, idleTimer: null }
    child.once('exit', () => idle.delete(started))
    // Failures of a running job are handled by its caller; an idle process has no listener.
    child.on('error', () => undefined)
    return started
  }

  return {
    kill,
    /** Takes an idle process or starts one. */
    acquire({ path, variant = '' }: Start): PooledProcess {
      const key = JSON.stringify({ path, variant })
      const found = [...idle].find((one) => one.key === key && one.child.connected)
      if (!found) return start(key, path)
      idle.delete(found)
      if (found.idleTimer) clearTimeout(found.idleTimer)
      setRef(found, 'ref')
      return found
    },
    /** Returns a process after a successful job; one that failed is killed instead. */
    release(done: PooledProcess): void {
      done.jobs += 1
      if (done.jobs >= maxJobs) {
        kill(done)
        return
      }
      setRef(done, 'unref')
      done.idleTimer = setTimeout(() => kill(done), IDLE_TIMEOUT_MS).unref()
      idle.add(done)
    },
    closeIdle(): void {
      for (const one of idle) kill(one)
    },
  }
}
