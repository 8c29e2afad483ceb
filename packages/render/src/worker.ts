import { rmSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { saysDiskFull } from '@kadr/kit/node/disk-full'
import * as z from 'zod/mini'
import { limitSharp } from './inputs/limit-sharp.ts'
import { renderJob, type WorkerMessage } from './job.ts'
import { RenderFailedError } from './render-failed-error.ts'
import { runJob } from './run-job.ts'

/** Entry of the process that renders one job after another, until one fails. */

const tell = (message: WorkerMessage) => process.send?.(message)

const failureOf = (error: unknown): WorkerMessage => {
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
// Whoever asked is gone and can't clean up: nobody waits for the result.
process.once('disconnect', () => {
  if (folder) rmSync(folder, { recursive: true, force: true })
  process.exit(1)
})

process.on('message', (message) => {
  const { data: job, error } = z.safeParse(renderJob, message)
  if (!job) {
    tell(failureOf(new RenderFailedError({ code: 'scene', detail: z.prettifyError(error) })))
    return
  }
  folder = job.folder
  setPriority(job.nice)
  limitSharp()
  let told = -1
  const onProgress = (share: number) => {
    const step = Math.floor(share * 200)
    if (step <= told) return
    told = step
    tell({ kind: 'progress', share })
  }
  runJob(job, onProgress).then(
    (made) => {
      // A process that is killed leaves nothing compiled to the next by itself.
      flushCompileCache()
      tell({ kind: 'done', ...made })
    },
    (error: unknown) => tell(failureOf(error)),
  )
})
