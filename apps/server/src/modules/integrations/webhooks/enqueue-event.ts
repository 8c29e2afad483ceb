import type { DomainEvent } from '@kadr/contract/events'
import { type ToldKind, toPublicEvent } from '@kadr/domain/integrations/webhooks/public-events'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { insertDelivery } from './deliveries.repository.ts'
import { hasEndpointsFor, lockWorkspaceOf, takeSequences } from './endpoints.repository.ts'
import { isBlocked } from './queue.repository.ts'
import { writeBody } from './write-body.ts'

/** A delivery for each endpoint that wants the event. Of one subject only the first that waits is due. */
export const enqueueEvent = async <K extends ToldKind>({
  ctx: { databaseClock },
  tx,
  event,
}: {
  ctx: Pick<AppContext, 'databaseClock'>
  tx: Tx
  event: DomainEvent<K>
}): Promise<void> => {
  const { workspaceId, subjectId, createdAt } = event
  if (workspaceId === null || !(await hasEndpointsFor({ tx, workspaceId }))) return
  const told = toPublicEvent(event)
  if (!told || !(await lockWorkspaceOf({ tx, workspaceId }))) return
  for (const endpoint of await takeSequences({ tx, workspaceId, kind: told.kind })) {
    const { id: endpointId, sequence, state } = endpoint
    const of = { endpointId, subjectId, sequence }
    const isHeld = state !== 'active' || (await isBlocked({ tx, ...of }))
    await insertDelivery({
      tx,
      values: {
        id: newId(),
        workspaceId,
        ...of,
        kind: told.kind,
        body: writeBody({ ...told, workspaceId, subjectId, sequence, at: createdAt }),
        nextAt: isHeld ? null : databaseClock.now(),
      },
    })
  }
}
