import { HOUR_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { fileFolder } from './blob-keys.ts'
import { dropOrphanJob } from './declared-jobs.ts'
import { findResource } from './resources.repository.ts'

type Place = { id: string; workspaceId: string | null; fileId: string }

/** Longer than any file is written before it gets its row. */
const PATIENCE_MS = 6 * HOUR_MS
/** Longer than an upload may take, since on S3 it is an unfinished write too. */
const UNFINISHED_MS = 48 * HOUR_MS

/** Said before the first byte is written, so that a killed process leaves nothing for ever. */
export const expectRowOf = ({ ctx, place }: { ctx: AppContext; place: Place }): Promise<void> =>
  ctx.jobs.enqueue(dropOrphanJob, place, {
    startAfter: new Date(ctx.clock.now().getTime() + PATIENCE_MS),
    key: place.fileId,
  })

/** A file whose resource never came into being, or has another file by now. */
export const dropOrphan = async ({
  ctx,
  place,
}: {
  ctx: AppContext
  place: Place
}): Promise<void> => {
  const row = await findResource({ db: ctx.db, id: place.id })
  if (row?.fileId !== place.fileId) await ctx.blobs.deleteFolder(fileFolder(place))
}

export const dropUnfinished = ({ ctx }: { ctx: AppContext }): Promise<void> =>
  ctx.blobs.dropUnfinished({ before: new Date(ctx.clock.now().getTime() - UNFINISHED_MS) })
