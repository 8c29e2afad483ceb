import { renderScene, renderStills } from '@kadr/render'
import type { AppContext } from '../../../context.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import {
  findResources,
  type ResourceRow,
  storeRendered,
  withFiles,
} from '../../library/resources/index.ts'
import { failLeased, finishGeneration, LeaseLostError } from './end-generation.ts'
import { CRASHED, failureOf, missingAsset } from './generation-failure.ts'
import { assetOf, fingerprintOf, type GenerationOrder, readOrder } from './generation-order.ts'
import type { GenerationRow } from './generations.repository.ts'
import { type GenerationLease, requeue } from './queue.repository.ts'
import { createProgress } from './store-progress.ts'

/** A generation that crashed its process this many times is the cause of the crashes. */
const MAX_ATTEMPTS = 3
const FOLDER = 'Рилсы'
const TAG = 'рилс'

type RunningGeneration = {
  ctx: AppContext
  row: GenerationRow
  hold: GenerationLease
  /** Aborted when the lease is lost or the process stops. */
  signal: AbortSignal
}
type PreparedGeneration = RunningGeneration & { order: GenerationOrder; rows: ResourceRow[] }

const numbered = (title: string, index: number) => `${title} — ${index + 1}.jpg`

const make = ({ ctx, row, hold, signal, order, rows }: PreparedGeneration): Promise<void> => {
  const { scene, title, moments } = order
  // A file may have been replaced since the order: the fingerprint is of the files rendered.
  const fingerprint = fingerprintOf({ ctx, order: { ...order, assets: rows.map(assetOf) } })
  const store = (files: { path: string; name: string; cover?: string }[]) =>
    storeRendered({
      ctx,
      workspaceId: hold.workspaceId,
      folder: FOLDER,
      // Same lock order as deletion of a user: the user first, then their data. Otherwise they can deadlock.
      begin: async (tx) => {
        if (row.userId) await lockUserShared({ tx, userId: row.userId })
      },
      files: files.map((file) => ({ ...file, tags: [TAG] })),
      commit: (tx, stored) => finishGeneration({ ctx, tx, hold, fingerprint, files: stored }),
    })
  return withFiles({
    ctx,
    rows,
    run(files) {
      const request = {
        scene,
        files,
        signal,
        scale: ctx.config.render.scale,
        tempDir: ctx.media.tempDir,
        cacheDir: ctx.media.cacheDir,
        path: ctx.media.path,
        onProgress: createProgress({ ctx, hold }),
      }
      if (!moments) {
        return renderScene({
          ...request,
          deliver: ({ video, poster }) =>
            store([{ path: video, name: `${title}.mp4`, cover: poster }]),
        })
      }
      return renderStills({
        ...request,
        moments,
        deliver: (pictures) =>
          store(pictures.map((path, index) => ({ path, name: numbered(title, index) }))),
      })
    },
  })
}

/** The files of the scene; a missing one fails the generation. */
const prepare = async (running: RunningGeneration): Promise<PreparedGeneration | undefined> => {
  const { ctx, row, hold } = running
  const order = readOrder(row)
  const { workspaceId } = row
  const ids = order.assets.map(({ id }) => id)
  const rows = await findResources({ ctx, workspaceId, ids })
  const gone = order.assets.find(({ id }) => !rows.some((resource) => resource.id === id))
  if (!gone) return { ...running, order, rows }
  await failLeased({ ctx, hold, failure: missingAsset(gone.name) })
  return undefined
}

const settleError = async (
  { ctx, row, hold }: RunningGeneration,
  error: unknown,
): Promise<void> => {
  const failure = failureOf({ error, assets: readOrder(row).assets })
  if (failure) {
    const level = failure.code === 'space' ? 'error' : 'info'
    ctx.log[level]({ generationId: row.id, err: error }, 'a render can not be made')
    return failLeased({ ctx, hold, failure })
  }
  ctx.log.error({ generationId: row.id, err: error }, 'renderer.generation.failed')
  // Otherwise the lease expires and another worker retries: the outage may be over by then.
  if (hold.attempt >= MAX_ATTEMPTS) await failLeased({ ctx, hold, failure: CRASHED })
}

/** Renders one leased generation to its end. Errors are recorded, not thrown. */
export const runGeneration = async (running: RunningGeneration): Promise<void> => {
  const { ctx, hold, signal } = running
  // Earlier attempts crashed their processes.
  if (hold.attempt > MAX_ATTEMPTS) return failLeased({ ctx, hold, failure: CRASHED })
  try {
    const making = await prepare(running)
    if (making) await make(making)
  } catch (error) {
    if (error instanceof LeaseLostError) return
    if (!signal.aborted) return settleError(running, error)
    // A no-op when cancelled or taken over; on shutdown another worker can start at once.
    await requeue({ db: ctx.db, hold })
  }
}
