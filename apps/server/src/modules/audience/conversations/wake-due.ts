import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import { wakeSnoozed } from './locks.repository.ts'

const BATCH = 200

/** What was put off is new again when its time has come. */
export const wakeDue = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  for (;;) {
    const count = await inTransaction(ctx.db, async (tx) => {
      const rows = await wakeSnoozed({ tx, now: ctx.clock.now(), limit: BATCH })
      await appendEvents({
        tx,
        events: rows.map(({ id, workspaceId }) => ({
          kind: 'conversation.changed' as const,
          workspaceId,
          subjectId: id,
          payload: {},
        })),
      })
      return rows.length
    })
    if (count < BATCH) return
  }
}
