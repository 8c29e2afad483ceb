import { isDiskFull } from '@kadr/kit/node/disk-full'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { MediaRefusedError } from '../../../../platform/media/refusal.ts'
import { BlobMissingError } from '../../../../platform/storage/blob-store.ts'
import { fileFolder, ORIGINAL, variantKey } from '../blob-keys.ts'
import { deleteBlobsJob } from '../declared-jobs.ts'
import { appendResourceEvents } from '../resource-events.ts'
import type { ResourceRow } from '../resources.repository.ts'
import * as repository from '../resources.repository.ts'
import { changeUsed, lockStorage } from '../storage.repository.ts'
import type { RenditionInput } from './make-rendition.ts'
import { processAudio, processImage, processVideo } from './process-kinds.ts'
import { createProgress } from './progress.ts'
import { UnwantedFileError, whileWanted } from './while-wanted.ts'

const ATTEMPTS = 2
const OUR_FAULT = 'Не удалось обработать файл. Загрузите его ещё раз'
const NO_ROOM = 'На сервере закончилось место, файл не обработан. Загрузите его ещё раз позже'

const faultOf = (error: unknown) => (isDiskFull(error) ? NO_ROOM : OUR_FAULT)

const byKind = (making: RenditionInput) => {
  if (making.row.kind === 'image') return processImage(making)
  return making.row.kind === 'video' ? processVideo(making) : processAudio(making)
}

/** The content can't be decoded: the row stays with its failure message, the blobs are deleted. */
const dropInvalid = ({
  ctx,
  row: { id, fileId, workspaceId },
  failure,
}: {
  ctx: AppContext
  row: ResourceRow
  failure: string
}) =>
  inTransaction(ctx.db, async (tx) => {
    if (workspaceId) await lockStorage({ db: tx, workspaceId })
    const row = await repository.findResource({ db: tx, id })
    if (row?.fileId !== fileId) return
    const change = { state: 'failed', failure, size: 0, thumbnail: null, preview: null } as const
    await repository.updateFile({ db: tx, id, fileId, change: { ...change, sha256: '' } })
    await appendResourceEvents({ tx, kind: 'resource.changed', workspaceId, ids: [id] })
    if (workspaceId) await changeUsed({ db: tx, workspaceId, bytes: -row.size })
    await ctx.jobs.enqueue(deleteBlobsJob, { folders: [fileFolder(row)] }, { tx })
  })

const endProcessing = ({
  ctx,
  row: { id, fileId, workspaceId },
  change,
}: {
  ctx: AppContext
  row: ResourceRow
  change: Parameters<typeof repository.updateFile>[0]['change']
}) =>
  inTransaction(ctx.db, async (tx) => {
    if (!(await repository.updateFile({ db: tx, id, fileId, change }))) return
    await appendResourceEvents({ tx, kind: 'resource.changed', workspaceId, ids: [id] })
  })

const attempt = async ({
  ctx,
  row,
  signal,
}: {
  ctx: AppContext
  row: ResourceRow
  signal: AbortSignal
}) => {
  const onProgress = createProgress({ ctx, row })
  const made = await ctx.blobs.withFile({
    key: variantKey(row, ORIGINAL),
    run: (path) =>
      withTempFolder({
        tempDir: ctx.media.tempDir,
        run: (folder) => byKind({ ctx, row, path, folder, signal, onProgress }),
      }),
  })
  const change = { ...made, state: 'ready', progress: 100, failure: null } as const
  await endProcessing({ ctx, row, change })
}

/** Ends the processing after a permanent error; false when a retry may help. */
const endByError = async ({
  ctx,
  row,
  error,
  isLast,
}: {
  ctx: AppContext
  row: ResourceRow
  error: unknown
  isLast: boolean
}): Promise<boolean> => {
  const resourceId = row.id
  if (error instanceof UnwantedFileError) return true
  if (error instanceof MediaRefusedError) {
    const { reason, cause } = error
    ctx.log.info({ resourceId, reason, err: cause }, 'resources.processing.refused')
    await dropInvalid({ ctx, row, failure: reason })
    return true
  }
  ctx.log.error({ err: error, resourceId }, 'resources.processing.failed')
  if (!isLast && !(error instanceof BlobMissingError)) return false
  await endProcessing({ ctx, row, change: { state: 'failed', failure: faultOf(error) } })
  return true
}

/** Makes thumbnails and previews. Idempotent: may be killed and run again at any point. */
export const processResource = async ({
  ctx,
  resourceId,
  fileId,
  signal,
}: {
  ctx: AppContext
  resourceId: string
  fileId: string
  signal: AbortSignal
}): Promise<void> => {
  const row = await repository.findResource({ db: ctx.db, id: resourceId })
  if (row?.fileId !== fileId || row.state !== 'processing') return
  for (let number = 1; ; number += 1) {
    try {
      return await whileWanted({
        ctx,
        row,
        signal,
        run: (wanted) => attempt({ ctx, row, signal: wanted }),
      })
    } catch (error) {
      if (signal.aborted) throw error
      if (await endByError({ ctx, row, error, isLast: number >= ATTEMPTS })) return
    }
  }
}
