import type { AppContext } from '../../../../context.ts'
import { variantKey } from '../blob-keys.ts'
import { findRendition } from '../processing/renditions.repository.ts'
import type { ResourceRow } from '../resources.repository.ts'

/** Undefined until the rendition is finished. */
export const describeRendition = async ({
  ctx,
  row,
  need,
}: {
  ctx: AppContext
  row: ResourceRow
  need: string
}) => {
  const found = await findRendition({
    db: ctx.db,
    resourceId: row.id,
    fileId: row.fileId,
    need,
  })
  return found?.state === 'ready' ? found : undefined
}

/** Reads bytes `start` (inclusive) to `end` (exclusive) of a file or of one of its renditions. */
export const readVariant = async ({
  ctx,
  file,
  variant,
  start,
  end,
}: {
  ctx: Pick<AppContext, 'blobs'>
  file: Pick<ResourceRow, 'id' | 'workspaceId' | 'fileId'>
  variant: string
  start: number
  end: number
}): Promise<Uint8Array> => {
  if (end <= start) return new Uint8Array()
  const key = variantKey(file, variant)
  const stream = await ctx.blobs.get({ key, range: { start, end: end - 1 } })
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** The small picture of a resource; undefined until it is made. */
export const readThumbnail = async ({
  ctx,
  row,
}: {
  ctx: AppContext
  row: ResourceRow
}): Promise<Uint8Array | undefined> => {
  if (row.thumbnail === null) return undefined
  const made = await describeRendition({ ctx, row, need: row.thumbnail })
  return made && readVariant({ ctx, file: row, variant: row.thumbnail, start: 0, end: made.size })
}
