import type { Resource } from '@kadr/contract/library/resources'
import { isLongVideo } from '@kadr/domain/studio/footage/footage-cost'
import type { AppContext } from '../../../../context.ts'
import { listResources } from '../../../library/resources/index.ts'

export type LongVideo = Pick<Resource, 'id' | 'name'> & { seconds: number }

/** A folder of more is read in part, the oldest first. */
const MAX_VIDEOS = 500
const PAGE = 200

/** Videos of a folder that clips can be taken of, the oldest first, and how many others lie there. */
export const listLongVideos = async ({
  ctx,
  workspaceId,
  folderId,
}: {
  ctx: AppContext
  workspaceId: string
  folderId: string
}): Promise<{ videos: LongVideo[]; others: number }> => {
  const videos: LongVideo[] = []
  let others = 0
  let cursor: string | undefined
  do {
    const query = { cursor, limit: PAGE, folderId, kind: 'video', sort: 'oldest' } as const
    const page = await listResources({ ctx, workspaceId, query })
    for (const { id, name, state, durationSeconds } of page.items) {
      if (state !== 'ready') continue
      if (isLongVideo(durationSeconds)) videos.push({ id, name, seconds: durationSeconds })
      else others += 1
    }
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && videos.length + others < MAX_VIDEOS)
  return { videos, others }
}
