import type { RouteData } from '@kadr/contract/base/route'
import type { getUpload as getUploadRoute, uploadMetadata } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import { guessKind } from '@kadr/domain/library/storage-limits'
import { DAY_MS } from '@kadr/kit/durations'
import { isUuid } from '@kadr/kit/is-uuid'
import { newId } from '@kadr/kit/new-id'
import type * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { REASONS } from '../../../../platform/media/refusal.ts'
import { fileFolder, uploadFolder, uploadKey, uploadTarget } from '../blob-keys.ts'
import { checkUploadJob, deleteBlobsJob } from '../declared-jobs.ts'
import { resourceNotFound, uploadNotFound } from '../failures.ts'
import { getFolder } from '../folders.service.ts'
import { cleanName } from '../names.ts'
import { queueGroupOf } from '../processing/processing-queues.ts'
import { presentResource } from '../resources.presenter.ts'
import { findByContent, findListed, findResource } from '../resources.repository.ts'
import { lockStorage } from '../storage.repository.ts'
import { findSizeRefusal, getStorageLimits, lockQuotaFor } from '../storage-use.ts'
import type { UploadRow } from './uploads.repository.ts'
import * as repository from './uploads.repository.ts'

const LIFETIME_MS = DAY_MS

type Metadata = z.infer<typeof uploadMetadata>

const checkSize = async (input: { ctx: AppContext; metadata: Metadata; size: number }) => {
  const { ctx, metadata, size } = input
  if (size === 0) {
    throw new UserError({ code: 'VALIDATION_FAILED', userMessage: REASONS.empty, field: 'size' })
  }
  const kind = guessKind(metadata.filename)
  if (kind && kind !== 'image' && !ctx.media.isAvailable) {
    throw new UserError({ code: 'UNSUPPORTED_MEDIA_TYPE', userMessage: REASONS.noTools })
  }
  const limits = await getStorageLimits({ ctx, workspaceId: metadata.workspaceId })
  const refusal = findSizeRefusal({ limits, kind, size })
  if (refusal) throw new UserError({ code: 'PAYLOAD_TOO_LARGE', userMessage: refusal })
}

/** All checks run before the first byte is accepted; then the bytes are reserved. */
export const beginUpload = async ({
  ctx,
  userId,
  metadata,
  size,
}: {
  ctx: AppContext
  userId: string
  metadata: Metadata
  size: number
}): Promise<{ id: string; isDuplicate: boolean }> => {
  const { workspaceId, folderId = null, replaces: replacesId = null, sha256 } = metadata
  await checkSize({ ctx, metadata, size })
  if (folderId) await getFolder({ ctx, workspaceId, id: folderId })
  return inTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now()
    const upload = {
      id: newId(),
      workspaceId,
      userId,
      filename: cleanName(metadata.filename),
      size,
      folderId,
      replacesId,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      createdAt: now,
    }
    const known = sha256 && !replacesId && (await findByContent({ db: tx, workspaceId, sha256 }))
    if (known) {
      const outcome = { state: 'accepted', resourceId: known.id, isDuplicate: true } as const
      await repository.insertUpload({ db: tx, row: { ...upload, ...outcome } })
      return { id: upload.id, isDuplicate: true }
    }
    await lockQuotaFor({ ctx, tx, workspaceId, size })
    const replaced = replacesId && (await findListed({ db: tx, workspaceId, id: replacesId }))
    if (replacesId && (!replaced || replaced.isStarter)) throw resourceNotFound('replaces')
    await repository.insertUpload({ db: tx, row: { ...upload, state: 'uploading' } })
    return { id: upload.id, isDuplicate: false }
  })
}

export const findUpload = async ({ ctx, id }: { ctx: AppContext; id: string }) =>
  isUuid(id) ? repository.findUpload({ db: ctx.db, id }) : undefined

/** The upload is complete: the check is enqueued in the transaction of the state change. */
export const finishUpload = ({ ctx, id }: { ctx: AppContext; id: string }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const upload = await repository.lockUpload({ db: tx, id })
    if (!upload) throw uploadNotFound()
    if (upload.state !== 'uploading') return
    await repository.updateUpload({ db: tx, id, change: { state: 'checking' } })
    await ctx.jobs.enqueue(
      checkUploadJob,
      { uploadId: id },
      { tx, key: id, group: queueGroupOf(upload) },
    )
  })

/** Deletes the data and the metadata of tus. Missing ones are ignored. */
const dropUploadedBytes = async ({ ctx, id }: { ctx: AppContext; id: string }) => {
  await ctx.uploadStore.remove(uploadKey(id)).catch(() => undefined)
  await ctx.blobs.deleteFolder(uploadFolder(id))
}

/** Cancelled or expired: frees the reserved bytes and deletes the data. */
export const discardUpload = async ({
  ctx,
  id,
  workspaceId,
}: {
  ctx: AppContext
  id: string
  workspaceId: string
}): Promise<void> => {
  await dropUploadedBytes({ ctx, id })
  await inTransaction(ctx.db, async (tx) => {
    await lockStorage({ db: tx, workspaceId })
    const upload = await repository.lockUpload({ db: tx, id })
    await repository.deleteUpload({ db: tx, id })
    if (upload?.state !== 'checking') return
    // An interrupted check may already have copied the file.
    const folders = [fileFolder(uploadTarget(upload))]
    await ctx.jobs.enqueue(deleteBlobsJob, { folders }, { tx })
  })
}

const EXPIRE_BATCH = 100

export const expireUploads = async ({ ctx }: { ctx: AppContext }): Promise<number> => {
  let count = 0
  for (;;) {
    const expired = await repository.listExpired({
      db: ctx.db,
      now: ctx.clock.now(),
      limit: EXPIRE_BATCH,
    })
    for (const { id, workspaceId } of expired) await discardUpload({ ctx, id, workspaceId })
    count += expired.length
    if (expired.length < EXPIRE_BATCH) return count
  }
}

/** The server may have crashed between the last byte and the state change: the stored size decides. */
const finishIfWhole = async ({ ctx, upload }: { ctx: AppContext; upload: UploadRow }) => {
  if (upload.state !== 'uploading') return upload.state
  const stored = await ctx.uploadStore.getUpload(uploadKey(upload.id)).catch(() => undefined)
  if (stored?.offset !== upload.size) return upload.state
  await finishUpload({ ctx, id: upload.id })
  return 'checking'
}

export const getUpload = async ({
  ctx,
  workspaceId,
  id,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
}): Promise<RouteData<typeof getUploadRoute>> => {
  const upload = await findUpload({ ctx, id })
  if (upload?.workspaceId !== workspaceId) throw uploadNotFound()
  const state = await finishIfWhole({ ctx, upload })
  const row = upload.resourceId
    ? await findResource({ db: ctx.db, id: upload.resourceId })
    : undefined
  return {
    state,
    resource: row && !row.deletedAt ? presentResource({ ctx, row }) : null,
    isDuplicate: upload.isDuplicate,
    refusal: upload.refusal,
  }
}
