import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { alignToReading } from './align.ts'

const sound = z.object({ samples: z.instanceof(Int16Array), rate: z.number() })
const order = z.object({
  reading: sound,
  times: z.array(z.object({ start: z.number(), end: z.number() })),
  recording: sound,
})

parentPort?.postMessage(alignToReading(z.parse(order, workerData)))
