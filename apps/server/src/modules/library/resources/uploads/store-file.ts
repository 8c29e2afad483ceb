import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Attribution } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import { withTempFolder } from '@kadr/kit/node/temp-folder'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { MediaRefusedError } from '../../../../platform/media/refusal.ts'
import { fileFolder, ORIGINAL, variantKey } from '../blob-keys.ts'
import { cleanName, searchTextOf, sortNameOf } from '../names.ts'
import { scheduleOrphanCheck } from '../orphans.ts'
import { type InspectedFile, inspectFile } from '../processing/inspect-file.ts'
import type { ResourceRow } from '../resources.repository.ts'
import * as repository from '../resources.repository.ts'
import { getStorageLimits, lockQuotaFor } from '../storage-use.ts'
import { acceptFile, replaceFile } from './accept-file.ts'

type Description = {
  name: string
  folderId?: string | null | undefined
  tags?: readonly string[] | undefined
  altText?: string | undefined
  attribution?: Attribution | undefined
}

type StoredFile = { row: ResourceRow; isDuplicate: boolean }

/** Writes the blob, then the rows; a blob without a row is deleted. */
const withBlob = async (input: {
  ctx: AppContext
  path: string
  place: { id: string; workspaceId: string | null; fileId: string }
  file: InspectedFile
  run(): Promise<StoredFile>
}): Promise<StoredFile> => {
  const { ctx, path, place, file, run } = input
  await scheduleOrphanCheck({ ctx, place })
  await ctx.blobs.put({
    key: variantKey(place, ORIGINAL),
    body: createReadStream(path),
    contentType: file.mimeType,
  })
  let isCommitted = false
  try {
    const stored = await run()
    isCommitted = stored.row.fileId === place.fileId
    return stored
  } finally {
    if (!isCommitted) await ctx.blobs.deleteFolder(fileFolder(place))
  }
}

const storeOwn = async (input: {
  ctx: AppContext
  workspaceId: string
  path: string
  file: InspectedFile
  description: Description
}): Promise<StoredFile> => {
  const { ctx, workspaceId, path, file, description } = input
  const find = { workspaceId, sha256: file.sha256 }
  const known = await repository.findByContent({ db: ctx.db, ...find })
  if (known) return { row: known, isDuplicate: true }
  const place = { id: newId(), workspaceId, fileId: newId() }
  return withBlob({
    ctx,
    path,
    place,
    file,
    run: () =>
      inTransaction(ctx.db, async (tx) => {
        await lockQuotaFor({ ctx, tx, workspaceId, size: file.size })
        const meanwhile = await repository.findByContent({ db: tx, ...find })
        if (meanwhile) return { row: meanwhile, isDuplicate: true }
        const stored = { ...file, fileId: place.fileId }
        const row = await acceptFile({ ctx, tx, ...place, file: stored, ...description })
        return { row, isDuplicate: false }
      }),
  })
}

/** Starter rows have fixed ids: unchanged content only updates the metadata, other content replaces it. */
const storeStarter = async (input: {
  ctx: AppContext
  id: string
  path: string
  file: InspectedFile
  description: Description
}): Promise<StoredFile> => {
  const { ctx, id, path, file, description } = input
  const { name, tags = [], altText = '' } = description
  const change = {
    name,
    tags: [...tags],
    altText,
    sortName: sortNameOf(name),
    searchText: searchTextOf({ name, altText, tags }),
  }
  const before = await repository.findResource({ db: ctx.db, id })
  if (before?.sha256 === file.sha256) {
    return { row: await repository.updateResource({ db: ctx.db, id, change }), isDuplicate: true }
  }
  const place = { id, workspaceId: null, fileId: newId() }
  const stored = { ...file, fileId: place.fileId }
  return withBlob({
    ctx,
    path,
    place,
    file,
    run: () =>
      inTransaction(ctx.db, async (tx) => {
        if (!before) {
          const row = await acceptFile({ ctx, tx, ...place, file: stored, ...description })
          return { row, isDuplicate: false }
        }
        await replaceFile({ ctx, tx, row: before, file: stored })
        return { row: await repository.updateResource({ db: tx, id, change }), isDuplicate: false }
      }),
  })
}

/** Stores a file that was not uploaded, with the same checks as an upload. */
export const storeFile = ({
  ctx,
  workspaceId,
  starterId,
  source,
  isPictureOnly = false,
  ...given
}: Description & {
  ctx: AppContext
  /** Null for the starter pack; then `starterId` is its fixed id. */
  workspaceId: string | null
  starterId?: string
  source: { path: string } | { stream: Readable }
  /** Refuses video and audio. */
  isPictureOnly?: boolean
}): Promise<StoredFile> =>
  withTempFolder({
    tempDir: ctx.media.tempDir,
    async run(folder) {
      const path = 'path' in source ? source.path : join(folder, 'file')
      if ('stream' in source) await pipeline(source.stream, createWriteStream(path))
      const limits = workspaceId ? await getStorageLimits({ ctx, workspaceId }) : null
      const description = { ...given, name: cleanName(given.name) }
      try {
        const file = await inspectFile({ ctx, path, limits, isPictureOnly })
        if (workspaceId) return await storeOwn({ ctx, workspaceId, path, file, description })
        if (!starterId) throw new Error('A starter file needs a fixed id')
        return await storeStarter({ ctx, id: starterId, path, file, description })
      } catch (error) {
        if (!(error instanceof MediaRefusedError)) throw error
        throw new UserError({
          code: 'VALIDATION_FAILED',
          userMessage: error.reason,
          field: 'file',
          cause: error,
        })
      }
    },
  })
