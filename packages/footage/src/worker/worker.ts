import { setPriority } from 'node:os'
import * as z from 'zod/mini'
import { type FootageDone, type FootageJob, type FootageMessage, footageJob } from './job.ts'

/** Entry point of a worker process: a crash of the recogniser or a flood of pixels ends this process alone. */

const NICE = 10
const send = (message: FootageMessage) => process.send?.(message)

const run = async (job: FootageJob, onProgress: (share: number) => void): Promise<FootageDone> => {
  if (job.kind === 'watch') {
    const { watchFaces } = await import('../faces/watch-faces.ts')
    return { kind: 'watched', faces: await watchFaces({ ...job, onProgress }) }
  }
  if (job.kind === 'listen') {
    const { listenTo } = await import('../sound/listen.ts')
    return { kind: 'listened', sound: await listenTo({ ...job, onProgress }) }
  }
  const { readSamples } = await import('../sound/read-samples.ts')
  const { recognise } = await import('../recognition/sherpa/recognise.ts')
  const samples = await readSamples(job)
  return { kind: 'heard', words: samples.length === 0 ? [] : recognise(samples, job) }
}

process.once('disconnect', () => process.exit(1))

process.on('message', (message) => {
  const { data: job, error } = z.safeParse(footageJob, message)
  if (!job) return void send({ kind: 'failed', detail: z.prettifyError(error) })
  setPriority(NICE)
  let told = -1
  const onProgress = (share: number) => {
    const step = Math.floor(share * 100)
    if (step > told) send({ kind: 'progress', share })
    told = Math.max(told, step)
  }
  run(job, onProgress).then(send, (cause: unknown) =>
    send({
      kind: 'failed',
      detail: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
    }),
  )
})
