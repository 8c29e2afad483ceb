import type { RouteData } from '@kadr/contract/base/route'
import type {
  rotateWebhookSecret as rotateRoute,
  Webhook,
} from '@kadr/contract/integrations/webhooks'
import { UserError } from '@kadr/domain/base/app-error'
import { inTransaction } from '../../../db/connection.ts'
import { createSecret, rotateSecret } from './endpoint-secret.ts'
import { PAUSED, RESTED, updateEndpoint } from './endpoints.repository.ts'
import { type ByManager, lockOwn, presentOne, tell } from './endpoints.service.ts'
import { dropWaiting, layAside, wakeAll } from './queue.repository.ts'
import { queueTest } from './queue-test.ts'

type OfEndpoint = ByManager & { id: string }

const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

export const testWebhook = ({ ctx, workspaceId, id }: OfEndpoint) =>
  inTransaction(ctx.db, async (tx) => {
    const endpoint = await lockOwn({ tx, workspaceId, id })
    return { deliveryId: await queueTest({ ctx, tx, endpoint }) }
  })

export const pauseWebhook = ({ ctx, workspaceId, userId, id }: OfEndpoint): Promise<Webhook> =>
  inTransaction(ctx.db, async (tx) => {
    const { state } = await lockOwn({ tx, workspaceId, id })
    if (state === 'unconfirmed' || state === 'gone') {
      throw conflict('Он и так ничего не получает: адрес ещё не ответил на проверку')
    }
    const row = await updateEndpoint({ tx, id, values: PAUSED('person') })
    await layAside({ tx, endpointId: id })
    await tell({ tx, userId, row, change: 'paused' })
    return presentOne({ ctx, tx, row })
  })

/** What has waited goes in its order, or not at all. */
export const resumeWebhook = ({
  ctx,
  workspaceId,
  userId,
  id,
  waiting,
}: OfEndpoint & { waiting: 'send' | 'drop' }): Promise<Webhook> =>
  inTransaction(ctx.db, async (tx) => {
    const { state } = await lockOwn({ tx, workspaceId, id })
    if (state !== 'paused') throw conflict('Он не остановлен')
    const values = { ...RESTED, state: 'active', pauseReason: null } as const
    const row = await updateEndpoint({ tx, id, values })
    if (waiting === 'drop') await dropWaiting({ tx, endpointId: id, now: ctx.clock.now() })
    else await wakeAll({ tx, endpointId: id, clock: ctx.databaseClock })
    await tell({ tx, userId, row, change: 'resumed' })
    return presentOne({ ctx, tx, row })
  })

export const rotateWebhookSecret = ({
  ctx,
  workspaceId,
  userId,
  id,
}: OfEndpoint): Promise<RouteData<typeof rotateRoute>> =>
  inTransaction(ctx.db, async (tx) => {
    const present = await lockOwn({ tx, workspaceId, id })
    const secret = createSecret()
    const values = rotateSecret({ ctx, row: present, now: ctx.clock.now(), secret })
    const row = await updateEndpoint({ tx, id, values })
    await tell({ tx, userId, row, change: 'rotated' })
    return { webhook: await presentOne({ ctx, tx, row }), secret }
  })
