import type { Tx } from '../../db/connection.ts'
import { appendEvents } from '../../platform/events/append-events.ts'

export const appendPostEvents = ({
  tx,
  kind,
  workspaceId,
  ids,
}: {
  tx: Tx
  kind: 'post.changed' | 'post.deleted'
  workspaceId: string
  ids: readonly string[]
}): Promise<void> =>
  appendEvents({
    tx,
    events: ids.map((subjectId) => ({ kind, workspaceId, subjectId, payload: {} })),
  })
