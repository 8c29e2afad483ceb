import { rmSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { saysDiskFull } from '@kadr/kit/node/disk-full'
import * as z from 'zod/mini'
import { limitSharp } from '../inputs/limit-sharp.ts'
import { RenderFailedError } from '../render-failed-error.ts'
import { renderJob, type WorkerMessage } from './job.ts'
import { runJob } from './run-job.ts'

/** Entry point of a worker process: runs jobs until one fails. */

const sendMessage = (message: WorkerMessage) => process.send?.(message)

const describeFailure = (error: unknown): WorkerMessage => {
  const known = error instanceof RenderFailedError ? error : undefined
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    kind: 'failed',
    code: known?.code ?? (saysDiskFull(detail) ? 'space' : 'crash'),
    asset: known?.asset ?? null,
    detail,
  }
}

let folder: string | undefined
// The parent is gone and cannot clean up.
process.once('disconnect', () => {
  if (folder) rmSync(folder, { recursive: true, force: true })
  process.exit(1)
})

process.on('message', (message) => {
  const { data: job, error } = z.safeParse(renderJob, message)
  if (!job) {
    sendMessage(
      describeFailure(new RenderFailedError({ code: 'scene', detail: z.prettifyError(error) })),
    )
    return
  }
  folder = job.folder
  setPriority(job.nice)
  limitSharp()
  let reported = -1
  const onProgress = (share: number) => {
    const step = Math.floor(share * 200)
    if (step <= reported) return
    reported = step
    sendMessage({ kind: 'progress', share })
  }
  runJob(job, onProgress).then(
    (made) => {
      // Node writes the compile cache on exit only, and a worker is usually killed.
      flushCompileCache()
      sendMessage({ kind: 'done', ...made })
    },
    (error: unknown) => sendMessage(describeFailure(error)),
  )
})
