import type { AppContext } from '../../../context.ts'
import { findResources, readThumbnail } from '../../library/resources/index.ts'
import { getItems } from './work-items.repository.ts'

/** Thumbnails by post id. Posts made elsewhere have none. */
export const readItemPictures = async ({
  ctx,
  workspaceId,
  ids,
}: {
  ctx: AppContext
  workspaceId: string
  ids: readonly string[]
}): Promise<Map<string, Uint8Array>> => {
  if (ids.length === 0) return new Map()
  const items = await getItems({ db: ctx.db, workspaceId, ids })
  const mediaIds = [...new Set(items.flatMap(({ mediaId }) => mediaId ?? []))]
  const resources = await findResources({ ctx, workspaceId, ids: mediaIds })
  const byId = new Map(resources.map((row) => [row.id, row]))
  const pictures = new Map<string, Uint8Array>()
  for (const { id, mediaId } of items) {
    const row = mediaId === null ? undefined : byId.get(mediaId)
    const bytes = row && (await readThumbnail({ ctx, row }))
    if (bytes) pictures.set(id, bytes)
  }
  return pictures
}
