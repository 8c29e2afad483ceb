import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import { queuePicture, storeFile } from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { drawCover } from '../../studio/reels/index.ts'
import { findDialog } from './dialogs.repository.ts'

export const pictureJob = declareJob({
  name: 'bot-reels.picture',
  schema: z.object({ id: z.int(), reelId: z.string(), reelVersion: z.int() }),
})
type Order = z.infer<typeof pictureJob.schema>

const draw = async ({
  ctx,
  workspaceId,
  reelId: id,
  signal,
}: {
  ctx: AppContext
  workspaceId: string
  reelId: string
  signal: AbortSignal
}) => {
  try {
    return await drawCover({ ctx, workspaceId, id, signal })
  } catch (error) {
    signal.throwIfAborted()
    // The slides are in the message already: a picture that can't be drawn is left out.
    if (!(error instanceof UserError)) ctx.log.warn({ err: error }, 'bot_reels.picture_failed')
    return undefined
  }
}

/** The first slide as a picture below the draft, once for each version of the reel. */
export const sendPicture = async ({
  ctx,
  order: { id, reelId, reelVersion },
  signal,
}: {
  ctx: AppContext
  order: Order
  signal: AbortSignal
}): Promise<void> => {
  const dialog = await findDialog({ db: ctx.db, id })
  if (!dialog?.workspaceId || dialog.reelId !== reelId || dialog.reelVersion !== reelVersion) return
  const { userId, messenger, chatId, workspaceId, sentence } = dialog
  const bytes = await draw({ ctx, workspaceId, reelId, signal })
  if (!bytes) return
  const file = await storeFile({ ctx, bytes, name: 'cover.jpg', type: 'image/jpeg' })
  await inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return
    const key = `reel-picture:${reelId}:${reelVersion}`
    await queuePicture({ ctx, tx, key, to: { messenger, chatId, userId }, file, caption: sentence })
  })
}
