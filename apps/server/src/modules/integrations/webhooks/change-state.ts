import { describeProblem } from '@kadr/domain/integrations/webhooks/problem-words'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { listManagerIds } from '../../identity/workspaces/index.ts'
import { type EndpointRow, PAUSED, RESTED, updateEndpoint } from './endpoints.repository.ts'
import { dropWaiting, layAside, wakeAll } from './queue.repository.ts'
import type { Answer } from './send-message.ts'

type Change = { ctx: AppContext; tx: Tx; endpoint: EndpointRow }

const tellManagers = async ({
  ctx,
  tx,
  endpoint: { id, workspaceId, title },
  reason,
  message,
}: Change & { reason: 'failures' | 'gone'; message: string }) => {
  await appendEvent({
    tx,
    kind: 'webhook.paused',
    workspaceId,
    subjectId: id,
    payload: {
      title,
      reason,
      message,
      toUserIds: await listManagerIds({ tx, workspaceId }),
      at: ctx.clock.now().toISOString(),
    },
  })
}

/** It has answered its test. What waited meanwhile goes in its order. */
export const confirmEndpoint = async ({ ctx, tx, endpoint }: Change): Promise<void> => {
  const { id, workspaceId, state, title } = endpoint
  if (state !== 'unconfirmed' && state !== 'gone') return
  const confirmedAt = ctx.clock.now()
  await updateEndpoint({ tx, id, values: { ...RESTED, state: 'active', confirmedAt } })
  await wakeAll({ tx, endpointId: id, clock: ctx.databaseClock })
  await appendEvent({
    tx,
    kind: 'webhook.confirmed',
    workspaceId,
    subjectId: id,
    payload: { title },
  })
}

/** Events are kept for it; a person switches it on again. */
export const pauseDead = async ({
  ctx,
  tx,
  endpoint,
  answer: { problem, status },
}: Change & { answer: Answer }): Promise<void> => {
  const { id } = endpoint
  await updateEndpoint({ tx, id, values: PAUSED('failures') })
  await layAside({ tx, endpointId: id })
  const message = describeProblem({ problem, status })
  await tellManagers({ ctx, tx, endpoint, reason: 'failures', message })
  ctx.log.info({ endpointId: id, problem, status }, 'webhooks.endpoint.paused')
}

/** It says that it is not there any more. */
export const switchOff = async ({ ctx, tx, endpoint }: Change): Promise<void> => {
  const { id } = endpoint
  await updateEndpoint({ tx, id, values: { ...RESTED, state: 'gone', pauseReason: null } })
  await dropWaiting({ tx, endpointId: id, now: ctx.clock.now() })
  const message = describeProblem({ problem: 'status', status: 410 })
  await tellManagers({ ctx, tx, endpoint, reason: 'gone', message })
  ctx.log.info({ endpointId: id }, 'webhooks.endpoint.gone')
}
