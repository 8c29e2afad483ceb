import { SECOND_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { findUserBySubject } from '../auth/index.ts'
import { lockUserShared } from '../users/index.ts'
import { insertInbox } from './inbox.repository.ts'
import { readContent } from './read-content.ts'

/** Parts of an album come as messages of their own, within a second or so. */
export const ALBUM_QUIET_MS = 1.5 * SECOND_MS

export const collectJob = declareJob({
  name: 'bot-drafts.collect',
  schema: z.object({ batch: z.string() }),
})

/** Stores what a person has sent to the bot; a job makes a draft of it. A failure has Telegram bring the update again. */
export const takeContent = async ({
  ctx,
  update,
}: {
  ctx: AppContext
  update: unknown
}): Promise<boolean> => {
  const content = readContent(update)
  if (!content) return false
  const { telegramId, isAlbum, ...row } = content
  const userId = await findUserBySubject({ ctx, provider: 'telegram', subject: String(telegramId) })
  if (!userId) return false
  const now = ctx.clock.now()
  const startAfter = new Date(now.getTime() + (isAlbum ? ALBUM_QUIET_MS : 0))
  await inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return
    await insertInbox({ db: tx, row: { ...row, userId, createdAt: now } })
    const { batch } = row
    await ctx.jobs.enqueue(collectJob, { batch }, { key: batch, startAfter, tx })
  })
  return true
}
