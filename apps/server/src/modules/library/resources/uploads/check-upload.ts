import { isDiskFull } from '@kadr/kit/node/disk-full'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { MediaRefusedError, REASONS } from '../../../../platform/media/refusal.ts'
import { BlobMissingError } from '../../../../platform/storage/blob-store.ts'
import {
  fileFolder,
  ORIGINAL,
  uploadFolder,
  uploadKey,
  uploadTarget,
  variantKey,
} from '../blob-keys.ts'
import { deleteBlobsJob } from '../declared-jobs.ts'
import { type InspectedFile, inspectFile } from '../processing/inspect-file.ts'
import { findByContent, lockOwn } from '../resources.repository.ts'
import { lockStorage } from '../storage.repository.ts'
import { getStorageLimits } from '../storage-use.ts'
import { acceptFile, replaceFile } from './accept-file.ts'
import type { UploadRow } from './uploads.repository.ts'
import * as repository from './uploads.repository.ts'

/** Ends an upload. Its state releases the reserved bytes; its data and the given folders are deleted by a job. */
const settle = async ({
  ctx,
  tx,
  upload,
  outcome,
  folders = [],
}: {
  ctx: AppContext
  tx: Tx
  upload: UploadRow
  outcome: Partial<UploadRow>
  folders?: string[]
}) => {
  await repository.updateUpload({ db: tx, id: upload.id, change: outcome })
  await ctx.jobs.enqueue(deleteBlobsJob, { folders: [uploadFolder(upload.id), ...folders] }, { tx })
}

type UploadEnding = { ctx: AppContext; tx: Tx; upload: UploadRow }

/** Takes the locks in the common order; skips uploads that have ended meanwhile. */
const withOpenUpload = (
  { ctx, upload: { id, workspaceId } }: { ctx: AppContext; upload: UploadRow },
  run: (input: UploadEnding) => Promise<void>,
) =>
  inTransaction(ctx.db, async (tx) => {
    await lockStorage({ db: tx, workspaceId })
    const upload = await repository.lockUpload({ db: tx, id })
    if (upload?.state === 'checking') await run({ ctx, tx, upload })
  })

const accept = async ({ ctx, tx, upload, file }: UploadEnding & { file: InspectedFile }) => {
  const { workspaceId, replacesId } = upload
  const place = uploadTarget(upload)
  const stored = { ...file, fileId: place.fileId }
  if (replacesId) {
    const [row] = await lockOwn({ db: tx, workspaceId, ids: [replacesId] })
    if (!row) throw new MediaRefusedError('Ресурс, который вы заменяли, удалён')
    await replaceFile({ ctx, tx, row, file: stored })
    await settle({ ctx, tx, upload, outcome: { state: 'accepted', resourceId: row.id } })
    return
  }
  const known = await findByContent({ db: tx, workspaceId, sha256: file.sha256 })
  if (known) {
    const outcome = { state: 'accepted', resourceId: known.id, isDuplicate: true } as const
    await settle({ ctx, tx, upload, outcome, folders: [fileFolder(place)] })
    return
  }
  const { filename: name, folderId } = upload
  const row = await acceptFile({ ctx, tx, ...place, file: stored, name, folderId })
  await settle({ ctx, tx, upload, outcome: { state: 'accepted', resourceId: row.id } })
}

const inspect = async ({ ctx, upload }: { ctx: AppContext; upload: UploadRow }) => {
  const limits = await getStorageLimits({ ctx, workspaceId: upload.workspaceId })
  const key = variantKey(uploadTarget(upload), ORIGINAL)
  try {
    // The copy is what is checked and kept: a request still writing to the upload can't change it.
    await ctx.blobs.copyBytes({ from: uploadKey(upload.id), to: key })
    return await ctx.blobs.withFile({ key, run: (path) => inspectFile({ ctx, path, limits }) })
  } catch (error) {
    if (error instanceof BlobMissingError) throw new MediaRefusedError(REASONS.broken)
    if (isDiskFull(error)) throw new MediaRefusedError(REASONS.noRoom, { cause: error })
    throw error
  }
}

/** Turns a complete upload into a resource, or records the refusal and deletes its bytes. */
export const checkUpload = async ({
  ctx,
  uploadId,
}: {
  ctx: AppContext
  uploadId: string
}): Promise<void> => {
  const upload = await repository.findUpload({ db: ctx.db, id: uploadId })
  if (upload?.state !== 'checking') return
  try {
    const file = await inspect({ ctx, upload })
    await withOpenUpload({ ctx, upload }, (input) => accept({ ...input, file }))
  } catch (error) {
    if (!(error instanceof MediaRefusedError)) throw error
    ctx.log.info({ uploadId, reason: error.reason, err: error.cause }, 'resources.upload.refused')
    await withOpenUpload({ ctx, upload }, (input) =>
      settle({
        ...input,
        outcome: { state: 'refused', refusal: error.reason },
        folders: [fileFolder(uploadTarget(upload))],
      }),
    )
  } finally {
    // Cancelled meanwhile, or its workspace was deleted: the copy has no row.
    const isGone = !(await repository.findUpload({ db: ctx.db, id: uploadId }))
    if (isGone) await ctx.blobs.deleteFolder(fileFolder(uploadTarget(upload)))
  }
}
