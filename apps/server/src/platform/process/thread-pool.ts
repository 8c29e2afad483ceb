import { startThread, type Thread, type ThreadTask } from '@kadr/kit/node/run-on-thread'
import pLimit from 'p-limit'

export type ThreadPool = {
  /** Waits for a free thread. Rejects with ThreadLimitError when the task exceeds its limits. */
  run<Input, Output>(task: ThreadTask<Input, Output>, input: Input): Promise<Output>
  close(): void
}

/** Starting a thread and loading its code costs more than a usual task, so idle threads are kept. */
const IDLE_MS = 60_000

/** At most `size` tasks at once: each may use a core and its memory limit. */
export const createThreadPool = ({ size }: { size: number }): ThreadPool => {
  const limit = pLimit(size)
  const closing = new AbortController()
  const idle = new Map<Thread, { memoryMebibytes: number; timer: NodeJS.Timeout }>()

  const acquire = ({ memoryMebibytes }: { memoryMebibytes: number }): Thread => {
    for (const [thread, rest] of idle) {
      if (rest.memoryMebibytes !== memoryMebibytes || !thread.isUsable()) continue
      idle.delete(thread)
      clearTimeout(rest.timer)
      thread.setRef(true)
      return thread
    }
    return startThread({ memoryMebibytes })
  }
  const release = (thread: Thread, memoryMebibytes: number) => {
    const isNeeded = thread.isUsable() && !closing.signal.aborted && idle.size < size
    if (!isNeeded) return thread.close()
    thread.setRef(false)
    const timer = setTimeout(() => {
      idle.delete(thread)
      thread.close()
    }, IDLE_MS).unref()
    idle.set(thread, { memoryMebibytes, timer })
  }

  return {
    run: (task, input) =>
      limit(async () => {
        const thread = acquire(task)
        try {
          return await thread.run(task, { input, signal: closing.signal })
        } finally {
          release(thread, task.memoryMebibytes)
        }
      }),
    close() {
      closing.abort()
      for (const [thread, { timer }] of idle) {
        clearTimeout(timer)
        thread.close()
      }
      idle.clear()
    },
  }
}
