import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { readAtOnce, readPages } from '../../platform/read-pages.ts'
import { listActionsOfUser } from './actions.repository.ts'
import { deleteOlderThan, findByKey, listMessagesOf } from './outbox.repository.ts'
import { purgeOldFiles } from './stored-files.ts'

/** As long as notifications: their messages are edited until then. */
const KEPT_MS = 90 * DAY_MS

export const purgeOldMessages = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const { db, clock } = ctx
  await deleteOlderThan({ db, moment: new Date(clock.now().getTime() - KEPT_MS) })
  await purgeOldFiles({ ctx })
}

/** The message that was queued with this key. */
export const findQueuedId = async ({ tx, key }: { tx: Tx; key: string }) =>
  (await findByKey({ db: tx, key }))?.id

export const exportBot = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => ({
  botMessages: readPages((page) => listMessagesOf({ db, userId, ...page })),
  botActions: readAtOnce(() => listActionsOfUser({ db, userId })),
})
