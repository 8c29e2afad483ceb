import { createSafeFetch, type SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import { drawPicture, fetchPicture } from '../../../platform/proxy-image/index.ts'
import { findResources, readThumbnail } from '../../library/resources/index.ts'
import { getItems, type ItemRow } from './work-items.repository.ts'

const TIMEOUT_MS = 8_000
const fetchPublic = createSafeFetch({ timeoutMs: TIMEOUT_MS })

/** Pictures at a network are often gone: the report shows words in their place. */
const fetchThumbnail = async ({ url, fetch }: { url: string; fetch: SafeFetch }) => {
  try {
    return await drawPicture(await fetchPicture({ fetch, url, timeoutMs: TIMEOUT_MS }))
  } catch {
    return undefined
  }
}

/** Thumbnails by work item id: of our posts from their files, of posts made elsewhere from the network. */
export const readItemPictures = async ({
  ctx,
  workspaceId,
  ids,
  fetch = fetchPublic,
}: {
  ctx: AppContext
  workspaceId: string
  ids: readonly string[]
  fetch?: SafeFetch
}): Promise<Map<string, Uint8Array>> => {
  if (ids.length === 0) return new Map()
  const items = await getItems({ db: ctx.db, workspaceId, ids })
  const mediaIds = [...new Set(items.flatMap(({ mediaId }) => mediaId ?? []))]
  const resources = await findResources({ ctx, workspaceId, ids: mediaIds })
  const byId = new Map(resources.map((row) => [row.id, row]))
  const readPicture = async ({ mediaId, thumbnailUrl: url }: ItemRow) => {
    const row = mediaId === null ? undefined : byId.get(mediaId)
    const own = row && (await readThumbnail({ ctx, row }))
    return own ?? (url === null ? undefined : await fetchThumbnail({ url, fetch }))
  }
  const pictures = await Promise.all(
    items.map(async (item) => ({ id: item.id, bytes: await readPicture(item) })),
  )
  return new Map(pictures.flatMap(({ id, bytes }) => (bytes ? [[id, bytes]] : [])))
}
