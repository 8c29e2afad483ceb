import type { Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'

/** The starter pack belongs to no workspace, so its files have no events. */
export const appendResourceEvents = ({
  tx,
  kind,
  workspaceId,
  ids,
}: {
  tx: Tx
  kind: 'resource.changed' | 'resource.deleted'
  workspaceId: string | null
  ids: readonly string[]
}): Promise<void> =>
  appendEvents({
    tx,
    events:
      workspaceId === null
        ? []
        : ids.map((subjectId) => ({ kind, workspaceId, subjectId, payload: {} })),
  })
