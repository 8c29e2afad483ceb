import { Worker } from 'node:worker_threads'

/** A module that exports `run`. Input and output have to survive a structured clone. */
export type ThreadTask<Input, Output> = {
  module: URL
  timeoutMs: number
  memoryMebibytes: number
  /** Ties the types of `run` to the task; never set. */
  types?: (input: Input) => Output
}

/** The task exceeded its time or memory limit and was terminated. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError'
  readonly limit: 'time' | 'memory'
  constructor(limit: 'time' | 'memory', options?: { cause: unknown }) {
    super(`thread exceeded its ${limit}`, options)
    this.limit = limit
  }
}

export type Thread = {
  /** One task at a time. */
  run<Input, Output>(
    task: ThreadTask<Input, Output>,
    order: { input: Input; signal?: AbortSignal | undefined },
  ): Promise<Output>
  /** False after a task was terminated. */
  isUsable(): boolean
  /** Whether it keeps the process alive. */
  setRef(isKept: boolean): void
  close(): void
}

const ENTRY = new URL('./thread-entry.ts', import.meta.url)

type Message = { kind: 'done'; output: unknown } | { kind: 'failed'; error: unknown }

/** The thread posts exactly what the task's `run` returned, whose type the task declares. */
const asOutput = <Output>(output: unknown): Output => output as Output

const toFailure = (cause: Error) =>
  'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new ThreadLimitError('memory', { cause })
    : cause

export const startThread = ({ memoryMebibytes }: { memoryMebibytes: number }): Thread => {
  const worker = new Worker(ENTRY, { resourceLimits: { maxOldGenerationSizeMb: memoryMebibytes } })
  let isUsable = true
  const close = () => {
    isUsable = false
    void worker.terminate()
  }
  worker.once('exit', () => {
    isUsable = false
  })
  return {
    close,
    isUsable: () => isUsable,
    setRef: (isKept) => (isKept ? worker.ref() : worker.unref()),
    run: (task, { input, signal }) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const timer = setTimeout(close, task.timeoutMs)
        const removeListeners = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', close)
          worker.off('message', onMessage).off('error', onError).off('exit', onExit)
        }
        const onMessage = (message: Message) => {
          removeListeners()
          if (message.kind === 'done') resolve(asOutput(message.output))
          else reject(message.error)
        }
        const onError = (cause: Error) => {
          removeListeners()
          isUsable = false
          reject(toFailure(cause))
        }
        const onExit = () => {
          removeListeners()
          reject(signal?.aborted ? signal.reason : new ThreadLimitError('time'))
        }
        signal?.addEventListener('abort', close, { once: true })
        worker.on('message', onMessage).on('error', onError).on('exit', onExit)
        worker.postMessage({ module: task.module.href, input })
      }),
  }
}

/** Runs a CPU-bound task on a separate thread, so that the event loop stays free. */
export const runOnThread = async <Input, Output>(
  task: ThreadTask<Input, Output>,
  order: { input: Input; signal?: AbortSignal | undefined },
): Promise<Output> => {
  const thread = startThread(task)
  try {
    return await thread.run(task, order)
  } finally {
    thread.close()
  }
}
