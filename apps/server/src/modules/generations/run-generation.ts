import { renderScene, renderStills } from '@kadr/render'
import type { AppContext } from '../../context.ts'
import { findResources, type ResourceRow, storeMade, withFiles } from '../resources/index.ts'
import { holdUser } from '../users/index.ts'
import { failHeld, finishGeneration, HoldLostError } from './end-generation.ts'
import { CRASHED, failureOf, missingAsset } from './generation-failure.ts'
import { assetOf, fingerprintOf, type GenerationOrder, readOrder } from './generation-order.ts'
import type { GenerationRow } from './generations.repository.ts'
import { type Hold, putBack } from './line.repository.ts'
import { createProgress } from './store-progress.ts'

/** A job that ended its process this often is to blame itself. */
const MAX_ATTEMPTS = 3
const FOLDER = 'Рилсы'
const TAG = 'рилс'

type Running = {
  ctx: AppContext
  row: GenerationRow
  hold: Hold
  /** Aborted when it is not ours any more or we are to stop. */
  signal: AbortSignal
}
type Making = Running & { order: GenerationOrder; rows: ResourceRow[] }

const numbered = (title: string, index: number) => `${title} — ${index + 1}.jpg`

const make = ({ ctx, row, hold, signal, order, rows }: Making): Promise<void> => {
  const { scene, title, moments } = order
  // A file may have been replaced since it was ordered: what is made is known by what it was made of.
  const fingerprint = fingerprintOf({ ctx, order: { ...order, assets: rows.map(assetOf) } })
  const store = (files: { path: string; name: string; cover?: string }[]) =>
    storeMade({
      ctx,
      workspaceId: hold.workspaceId,
      folder: FOLDER,
      // In the order in which a person is deleted: the person, then what is theirs.
      begin: async (tx) => {
        if (row.userId) await holdUser({ tx, userId: row.userId })
      },
      files: files.map((file) => ({ ...file, tags: [TAG] })),
      commit: (tx, stored) => finishGeneration({ ctx, tx, hold, fingerprint, files: stored }),
    })
  return withFiles({
    ctx,
    rows,
    run(files) {
      const request = {
        ...{ scene, files, signal, scale: ctx.config.render.scale },
        ...{ tempDir: ctx.media.tempDir, path: ctx.media.path },
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

/** The files the scene names; the first that is gone ends it. */
const prepare = async (running: Running): Promise<Making | undefined> => {
  const { ctx, row, hold } = running
  const order = readOrder(row)
  const { workspaceId } = row
  const ids = order.assets.map(({ id }) => id)
  const rows = await findResources({ ctx, workspaceId, ids })
  const gone = order.assets.find(({ id }) => !rows.some((resource) => resource.id === id))
  if (!gone) return { ...running, order, rows }
  await failHeld({ ctx, hold, failure: missingAsset(gone.name) })
  return undefined
}

const settleError = async ({ ctx, row, hold }: Running, error: unknown): Promise<void> => {
  const failure = failureOf({ error, assets: readOrder(row).assets })
  if (failure) {
    const level = failure.code === 'space' ? 'error' : 'info'
    ctx.log[level]({ generationId: row.id, err: error }, 'a render can not be made')
    return failHeld({ ctx, hold, failure })
  }
  ctx.log.error({ generationId: row.id, err: error }, 'a render failed')
  // Otherwise the lease runs out and somebody tries again: what is down now may be back by then.
  if (hold.attempt >= MAX_ATTEMPTS) await failHeld({ ctx, hold, failure: CRASHED })
}

/** Makes one generation that we hold, to whatever end. */
export const runGeneration = async (running: Running): Promise<void> => {
  const { ctx, hold, signal } = running
  // Whoever had it before us has died of it too often.
  if (hold.attempt > MAX_ATTEMPTS) return failHeld({ ctx, hold, failure: CRASHED })
  try {
    const making = await prepare(running)
    if (making) await make(making)
  } catch (error) {
    if (error instanceof HoldLostError) return
    if (!signal.aborted) return settleError(running, error)
    // Cancelled or taken over, this changes nothing; when we stop, another may begin at once.
    await putBack({ db: ctx.db, hold })
  }
}
