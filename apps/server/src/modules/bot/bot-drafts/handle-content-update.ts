import { SECOND_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { declareJob } from '../../../platform/jobs/enqueue.ts'
import type { Incoming } from '../../../platform/outside/messengers/incoming.ts'
import { findUserOf } from '../../delivery/bot-outbox/index.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { insertInbox } from './inbox.repository.ts'
import { readContent } from './read-content.ts'

/** The files of an album come as separate messages, about a second apart at most. */
export const ALBUM_QUIET_MS = 1.5 * SECOND_MS

export const collectJob = declareJob({
  name: 'bot-drafts.collect',
  schema: z.object({ batch: z.string() }),
})

/** Stores content sent to the bot; a job makes a draft of it. After a failure the update is handled again. */
export const handleContentUpdate = async ({
  ctx,
  incoming,
}: {
  ctx: AppContext
  incoming: Incoming
}): Promise<boolean> => {
  const content = readContent(incoming)
  if (!content) return false
  const { person, isAlbum, rows } = content
  const userId = await findUserOf({ ctx, person })
  if (!userId) return false
  const now = ctx.clock.now()
  const startAfter = new Date(now.getTime() + (isAlbum ? ALBUM_QUIET_MS : 0))
  await inTransaction(ctx.db, async (tx) => {
    if (!(await lockUserShared({ tx, userId }))) return
    for (const row of rows) await insertInbox({ db: tx, row: { ...row, userId, createdAt: now } })
    const batch = rows[0]?.batch ?? ''
    await ctx.jobs.enqueue(collectJob, { batch }, { key: batch, startAfter, tx })
  })
  return true
}
