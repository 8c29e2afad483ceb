import type { Tx } from '../../db/connection.ts'
import { appendEvents } from '../../platform/events/append-events.ts'

/** Screens of these users read their notifications again, whichever workspace they show. */
export const tellChanges = ({
  tx,
  userIds,
}: {
  tx: Tx
  userIds: readonly string[]
}): Promise<void> =>
  appendEvents({
    tx,
    events: [...new Set(userIds)].map((userId) => ({
      kind: 'notification.changed',
      workspaceId: null,
      subjectId: userId,
      payload: {},
    })),
  })
