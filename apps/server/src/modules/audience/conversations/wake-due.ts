import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvents, type NewEvent } from '../../../platform/events/append-events.ts'
import { findFace } from './accounts.repository.ts'
import { factsOf } from './announce-threads.ts'
import { wakeSnoozed } from './locks.repository.ts'

const BATCH = 200

/** What was put off is new again when its time has come. */
export const wakeDue = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  for (;;) {
    const count = await inTransaction(ctx.db, async (tx) => {
      const rows = await wakeSnoozed({ tx, now: ctx.clock.now(), limit: BATCH })
      const events: NewEvent[] = []
      for (const thread of rows) {
        const face = await findFace({ db: tx, connectionId: thread.connectionId })
        const account = { title: face?.connection.title ?? '' }
        const { workspaceId, id: subjectId, lastText: text, assigneeId } = thread
        const payload = { ...(await factsOf({ tx, account, thread })), text, assigneeId }
        events.push({ kind: 'conversation.woken', workspaceId, subjectId, payload })
      }
      await appendEvents({ tx, events })
      return rows.length
    })
    if (count < BATCH) return
  }
}
