import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { readPages } from '../../../platform/paging/read-pages.ts'
import { deleteOlderThan, listInboxOf } from './inbox.repository.ts'

/** Same as the messages about the drafts. */
const KEPT_MS = 90 * DAY_MS

export const purgeOldInbox = ({ ctx: { db, clock } }: { ctx: AppContext }) =>
  deleteOlderThan({ db, moment: new Date(clock.now().getTime() - KEPT_MS) })

export const exportBotInbox = ({ ctx: { db }, userId }: { ctx: AppContext; userId: string }) => ({
  botInbox: readPages((page) => listInboxOf({ db, userId, ...page })),
})
