import { TOLD_KINDS, toPublicEvent } from '@kadr/domain/integrations/webhooks/public-events'
import { newId } from '@kadr/kit/new-id'
import { defineConsumer } from '../../../platform/events/define-consumer.ts'
import { insertDelivery } from './deliveries.repository.ts'
import { hasEndpointsFor, lockWorkspaceOf, takeSequences } from './endpoints.repository.ts'
import { isBlocked } from './queue.repository.ts'
import { writeBody } from './write-body.ts'

export const webhookConsumers = [
  defineConsumer({
    name: 'webhooks.enqueue',
    kinds: TOLD_KINDS,
    async handle({ ctx: { databaseClock }, tx, event }) {
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
    },
  }),
]
