import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../../context.ts'
import { inTransaction, type Tx } from '../../../../db/connection.ts'
import { fileFolder, ORIGINAL, variantKey } from '../blob-keys.ts'
import { ensureRootFolder } from '../folders.service.ts'
import { cleanName } from '../names.ts'
import { scheduleOrphanCheck } from '../orphans.ts'
import type { ResourceRow } from '../resources.repository.ts'
import { lockQuotaFor } from '../storage-use.ts'
import { acceptFile } from '../uploads/accept-file.ts'
import { type InspectedFile, inspectFile } from './inspect-file.ts'
import { COVER } from './needs.ts'
import { saveRendition } from './renditions.repository.ts'

type MadeFile = {
  path: string
  name: string
  tags: readonly string[]
  /** A JPEG cover. */
  cover?: string
}
type PlacedFile = {
  made: MadeFile
  file: InspectedFile
  place: { id: string; workspaceId: string; fileId: string }
}
type InWorkspace = { ctx: AppContext; workspaceId: string }

const COVER_TYPE = 'image/jpeg'

const putBytes = async ({
  ctx,
  placed: { made, file, place },
}: InWorkspace & { placed: PlacedFile }) => {
  await scheduleOrphanCheck({ ctx, place })
  await ctx.blobs.put({
    key: variantKey(place, ORIGINAL),
    body: createReadStream(made.path),
    contentType: file.mimeType,
  })
  if (!made.cover) return
  await ctx.blobs.put({
    key: variantKey(place, COVER),
    body: createReadStream(made.cover),
    contentType: COVER_TYPE,
  })
}

const insertRow = async ({
  ctx,
  tx,
  placed: { made, file, place },
  folderId,
}: InWorkspace & { tx: Tx; placed: PlacedFile; folderId: string }): Promise<ResourceRow> => {
  const { name, tags } = made
  const stored = { ...file, fileId: place.fileId }
  const row = await acceptFile({ ctx, tx, ...place, file: stored, name, tags, folderId })
  if (made.cover) {
    const { size } = await stat(made.cover)
    const { width, height } = file
    const cover = { need: COVER, mimeType: COVER_TYPE, size, width, height }
    await saveRendition({ db: tx, resourceId: row.id, fileId: row.fileId, ...cover })
  }
  return row
}

/**
 * Stores files rendered here in one transaction with the writes of `commit`: when it throws, no row or blob stays. Each
 * becomes a new resource, without deduplication by content.
 */
export const storeRendered = async ({
  ctx,
  workspaceId,
  folder,
  files,
  begin,
  commit,
}: InWorkspace & {
  /** Name of a library folder, created when missing. */
  folder: string
  files: readonly MadeFile[]
  /** Runs before any lock is taken. */
  begin(tx: Tx): Promise<void>
  commit(tx: Tx, rows: ResourceRow[]): Promise<void>
}): Promise<void> => {
  const placed: PlacedFile[] = []
  let isCommitted = false
  try {
    for (const given of files) {
      const made = { ...given, name: cleanName(given.name) }
      const file = await inspectFile({ ctx, path: made.path, limits: null })
      const one = { made, file, place: { id: newId(), workspaceId, fileId: newId() } }
      placed.push(one)
      await putBytes({ ctx, workspaceId, placed: one })
    }
    await inTransaction(ctx.db, async (tx) => {
      await begin(tx)
      const size = placed.reduce((sum, { file }) => sum + file.size, 0)
      await lockQuotaFor({ ctx, tx, workspaceId, size })
      const folderId = await ensureRootFolder({ tx, workspaceId, name: folder })
      const rows: ResourceRow[] = []
      for (const one of placed)
        rows.push(await insertRow({ ctx, tx, workspaceId, placed: one, folderId }))
      await commit(tx, rows)
    })
    isCommitted = true
  } finally {
    if (!isCommitted) {
      for (const { place } of placed) await ctx.blobs.deleteFolder(fileFolder(place))
    }
  }
}
