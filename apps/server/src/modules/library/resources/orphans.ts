import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { fileFolder } from './blob-keys.ts'
import { dropOrphanJob } from './declared-jobs.ts'
import { findResource } from './resources.repository.ts'

type FileRef = { id: string; workspaceId: string | null; fileId: string }

/** Longer than writing any file takes before its row is inserted. */
const GRACE_MS = 6 * HOUR_MS
/** Longer than an upload may take: on S3 an upload is also an unfinished multipart write. */
const UNFINISHED_MS = 48 * HOUR_MS

/** Enqueued before the first byte is written, so that a killed process leaves no blob without a row. */
export const scheduleOrphanCheck = ({
  ctx,
  place,
}: {
  ctx: AppContext
  place: FileRef
}): Promise<void> =>
  ctx.jobs.enqueue(dropOrphanJob, place, {
    startAfter: new Date(ctx.clock.now().getTime() + GRACE_MS),
    key: place.fileId,
  })

/** Deletes a file whose resource was never inserted or has another file by now. */
export const dropOrphan = async ({
  ctx,
  place,
}: {
  ctx: AppContext
  place: FileRef
}): Promise<void> => {
  const row = await findResource({ db: ctx.db, id: place.id })
  if (row?.fileId !== place.fileId) await ctx.blobs.deleteFolder(fileFolder(place))
}

export const dropUnfinished = ({ ctx }: { ctx: AppContext }): Promise<void> =>
  ctx.blobs.dropUnfinished({ before: new Date(ctx.clock.now().getTime() - UNFINISHED_MS) })
