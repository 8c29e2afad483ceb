import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { NO_ARRIVAL } from './arrivals.ts'
import { type ItemRow, lockIntake, type NewItemRow, updateItem } from './intake.repository.ts'
import { refreshThreads } from './refresh-threads.ts'

/** Changes what is known of an item, and brings its thread up to it. */
export const markItem = async ({
  tx,
  item,
  values,
  now,
}: {
  tx: Tx
  item: ItemRow
  values: Partial<NewItemRow>
  now: Date
}): Promise<void> => {
  const { connectionId, conversationId, workspaceId } = item
  await lockIntake({ tx, connectionId })
  await updateItem({ tx, id: item.id, values })
  if (!conversationId) return
  await refreshThreads({ tx, arrivals: new Map([[conversationId, NO_ARRIVAL]]), now })
  const event = { workspaceId, subjectId: conversationId, payload: {} }
  await appendEvent({ tx, kind: 'conversation.changed', ...event })
}

/** Deleted at the network: nothing of it is kept but that it was. */
export const goneValues = (now: Date) => ({
  deletedAt: now,
  text: '',
  authorName: null,
  authorHandle: null,
  media: [],
  questionKey: null,
  isQuestion: false,
})

export const markItemGone = ({ ctx, item }: { ctx: AppContext; item: ItemRow }): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (item.deletedAt) return
    const now = ctx.clock.now()
    await markItem({ tx, item, values: goneValues(now), now })
  })
