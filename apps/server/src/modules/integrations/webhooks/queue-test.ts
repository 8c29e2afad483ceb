import { TEST_KIND } from '@kadr/contract/integrations/webhook-events'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { findWaitingTest, insertDelivery } from './deliveries.repository.ts'
import { type EndpointRow, updateEndpoint } from './endpoints.repository.ts'
import { writeBody } from './write-body.ts'

/** A signed event without a cause, sent once whatever the state of the endpoint. The one that waits, if there is one. */
export const queueTest = async ({
  ctx,
  tx,
  endpoint: { id: endpointId, workspaceId, sequence: last },
}: {
  ctx: AppContext
  tx: Tx
  /** Locked. */
  endpoint: EndpointRow
}): Promise<string> => {
  const waiting = await findWaitingTest({ tx, endpointId })
  if (waiting) return waiting.id
  const [id, sequence, at] = [newId(), last + 1, ctx.clock.now()]
  await updateEndpoint({ tx, id: endpointId, values: { sequence } })
  const of = { workspaceId, subjectId: endpointId, sequence }
  await insertDelivery({
    tx,
    values: {
      id,
      endpointId,
      ...of,
      kind: TEST_KIND,
      isTest: true,
      body: writeBody({ kind: TEST_KIND, data: {}, ...of, at }),
      nextAt: ctx.databaseClock.now(),
    },
  })
  return id
}
