import { parentPort } from 'node:worker_threads'
import * as z from 'zod/mini'

const order = z.object({ module: z.string(), input: z.unknown() })
const task = z.object({
  run: z.custom<(input: unknown) => unknown>((value) => typeof value === 'function'),
})

const perform = async (message: unknown) => {
  const { module, input } = z.parse(order, message)
  const { run } = z.parse(task, { ...(await import(module)) })
  return run(input)
}

parentPort?.on('message', (message: unknown) => {
  perform(message).then(
    (output) => parentPort?.postMessage({ kind: 'done', output }),
    (error: unknown) => parentPort?.postMessage({ kind: 'failed', error }),
  )
})
