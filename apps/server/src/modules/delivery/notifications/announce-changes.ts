import type { Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'

/** Makes the open screens of these users reload their notifications, in any workspace. */
export const announceChanges = ({
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
