import type { EventPayload } from '@kadr/contract/events'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import type { AutomationRow } from './automations.repository.ts'

/** Only changes made by a person. */
export const appendChange = ({
  tx,
  row: { id, uid, workspaceId, rule },
  actorId,
  change,
}: {
  tx: Tx
  row: AutomationRow
  actorId: string
  change: EventPayload<'automation.changed'>['change']
}): Promise<void> =>
  appendEvent({
    tx,
    kind: 'automation.changed',
    workspaceId,
    actorId,
    subjectId: uid,
    payload: { automationId: id, name: rule.name, change },
  })
