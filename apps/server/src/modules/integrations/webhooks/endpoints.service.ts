import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import {
  type changeWebhook as changeRoute,
  type createWebhook as createRoute,
  type listWebhooks as listRoute,
  MAX_WEBHOOKS,
  type Webhook,
} from '@kadr/contract/integrations/webhooks'
import { UserError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { type Db, inTransaction, type Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { lockUserShared } from '../../identity/users/index.ts'
import { checkAddress, type IsPublicUrl, sampleUrlOf } from './check-address.ts'
import { createSecret, sealSecret } from './endpoint-secret.ts'
import * as repository from './endpoints.repository.ts'
import { layAside } from './queue.repository.ts'
import { queueTest } from './queue-test.ts'
import { presentWebhook } from './webhooks.presenter.ts'

export type ByManager = { ctx: AppContext; workspaceId: string; userId: string }
type OfEndpoint = ByManager & { id: string }
type Guarded = { isPublicUrl: IsPublicUrl }
type Change = 'created' | 'saved' | 'deleted' | 'paused' | 'resumed' | 'rotated'

export const noWebhook = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Такого вебхука нет. Возможно, его удалили' })

/** Locks in the order of a deletion of the workspace. */
export const lockOwn = async ({
  tx,
  workspaceId,
  id,
}: {
  tx: Tx
  workspaceId: string
  id: string
}): Promise<repository.EndpointRow> => {
  await repository.lockWorkspaceOf({ tx, workspaceId })
  const row = await repository.lockEndpoint({ tx, id })
  if (!row || row.workspaceId !== workspaceId) throw noWebhook()
  return row
}

export const tell = ({
  tx,
  userId: actorId,
  row: { id: subjectId, workspaceId, title },
  change,
}: {
  tx: Tx
  userId: string
  row: repository.EndpointRow
  change: Change
}) => {
  const payload = { title, change }
  return appendEvent({ tx, kind: 'webhook.changed', workspaceId, actorId, subjectId, payload })
}

const present = async ({
  ctx,
  db,
  rows,
}: {
  ctx: AppContext
  db: Db | Tx
  rows: readonly repository.EndpointRow[]
}): Promise<Webhook[]> => {
  const waiting = await repository.countWaiting({ db, ids: rows.map(({ id }) => id) })
  const now = ctx.clock.now()
  return rows.map((row) => presentWebhook({ row, waiting, now }))
}

export const presentOne = async (input: {
  ctx: AppContext
  tx: Tx
  row: repository.EndpointRow
}): Promise<Webhook> => {
  const { ctx, tx: db, row } = input
  const [webhook] = await present({ ctx, db, rows: [row] })
  if (!webhook) throw noWebhook()
  return webhook
}

export const listWebhooks = async ({
  ctx,
  workspaceId,
}: Omit<ByManager, 'userId'>): Promise<RouteData<typeof listRoute>> => {
  const rows = await repository.listEndpoints({ db: ctx.db, workspaceId })
  return {
    items: await present({ ctx, db: ctx.db, rows }),
    sampleUrl: sampleUrlOf({ ctx, workspaceId }),
  }
}

/** Nothing is sent to it before it has answered the test that is queued with it. */
export const createWebhook = async ({
  ctx,
  workspaceId,
  userId,
  body: { title, kinds, url: typed },
  isPublicUrl,
}: ByManager & Guarded & { body: RouteInput<typeof createRoute>['body'] }): Promise<
  RouteData<typeof createRoute>
> => {
  const url = await checkAddress({ ctx, url: typed, isPublicUrl })
  const [id, secret] = [newId(), createSecret()]
  return inTransaction(ctx.db, async (tx) => {
    await lockUserShared({ tx, userId })
    await repository.lockWorkspaceOf({ tx, workspaceId })
    const present = await repository.listEndpoints({ db: tx, workspaceId })
    if (present.length >= MAX_WEBHOOKS) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: `Не больше ${MAX_WEBHOOKS} вебхуков. Удалите ненужный`,
      })
    }
    const row = await repository.insertEndpoint({
      tx,
      values: {
        id,
        workspaceId,
        createdBy: userId,
        title,
        url,
        kinds: [...new Set(kinds)],
        sealedSecret: sealSecret({ ctx, id, secret }),
        createdAt: ctx.clock.now(),
      },
    })
    await queueTest({ ctx, tx, endpoint: row })
    await tell({ tx, userId, row, change: 'created' })
    return { webhook: await presentOne({ ctx, tx, row }), secret }
  })
}

/** Another address has to answer a test of its own; what happens meanwhile is kept for it. */
export const changeWebhook = async ({
  ctx,
  workspaceId,
  userId,
  id,
  body: { title, kinds, url: typed },
  isPublicUrl,
}: OfEndpoint & Guarded & { body: RouteInput<typeof changeRoute>['body'] }): Promise<Webhook> => {
  const url = typed === undefined ? undefined : await checkAddress({ ctx, url: typed, isPublicUrl })
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockOwn({ tx, workspaceId, id })
    const isMoved = url !== undefined && url !== row.url
    const moved = { state: 'unconfirmed', pauseReason: null, lastMs: 0 } as const
    const changed = await repository.updateEndpoint({
      tx,
      id,
      values: {
        title: title ?? row.title,
        kinds: kinds ? [...new Set(kinds)] : row.kinds,
        ...(isMoved && { ...repository.RESTED, ...moved, url }),
      },
    })
    if (isMoved) {
      await layAside({ tx, endpointId: id })
      await queueTest({ ctx, tx, endpoint: changed })
    }
    await tell({ tx, userId, row: changed, change: 'saved' })
    return presentOne({ ctx, tx, row: changed })
  })
}

export const deleteWebhook = ({ ctx, workspaceId, userId, id }: OfEndpoint) =>
  inTransaction(ctx.db, async (tx) => {
    const row = await lockOwn({ tx, workspaceId, id })
    await repository.deleteEndpoint({ tx, id })
    await tell({ tx, userId, row, change: 'deleted' })
    return {}
  })
