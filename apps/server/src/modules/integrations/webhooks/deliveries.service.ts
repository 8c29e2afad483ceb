import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type {
  getWebhookDelivery as getRoute,
  listWebhookDeliveries as listRoute,
} from '@kadr/contract/integrations/webhooks'
import { UserError } from '@kadr/domain/base/app-error'
import { DAY_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import * as repository from './deliveries.repository.ts'
import { findEndpoint, RESTED, updateEndpoint } from './endpoints.repository.ts'
import { lockOwn, noWebhook } from './endpoints.service.ts'
import { blockLater, isBlocked } from './queue.repository.ts'
import { queueTest } from './queue-test.ts'
import { presentAttempt, presentDelivery } from './webhooks.presenter.ts'

const PAGE = 50
const SHOWN_ATTEMPTS = 30
const KEPT_MS = 30 * DAY_MS

type InWorkspace = { ctx: AppContext; workspaceId: string; id: string }

const place = z.tuple([z.string().check(z.regex(/^\d{1,15}$/))])

const noDelivery = () =>
  new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Такого события в журнале нет. Он хранит последние 30 дней',
  })

export const listDeliveries = async ({
  ctx,
  workspaceId,
  id,
  query: { cursor, limit = PAGE, state },
}: InWorkspace & { query: RouteInput<typeof listRoute>['query'] }): Promise<
  RouteData<typeof listRoute>
> => {
  const before = cursor === undefined ? undefined : Number(readCursor(place, cursor)[0])
  if (!(await findEndpoint({ db: ctx.db, workspaceId, id }))) throw noWebhook()
  const of = { db: ctx.db, endpointId: id, state, before }
  const rows = await repository.listDeliveries({ ...of, limit: limit + 1 })
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  const nextCursor = rows.length > limit && last ? writeCursor([String(last.sequence)]) : null
  return { items: items.map(presentDelivery), nextCursor }
}

export const getDelivery = async ({
  ctx,
  workspaceId,
  id,
}: InWorkspace): Promise<RouteData<typeof getRoute>> => {
  const row = await repository.findDelivery({ db: ctx.db, workspaceId, id })
  if (!row) throw noDelivery()
  const attempts = await repository.listAttempts({
    db: ctx.db,
    deliveryId: id,
    limit: SHOWN_ATTEMPTS,
  })
  return { ...presentDelivery(row), body: row.body, answers: attempts.map(presentAttempt) }
}

/** Under the same id. The person says that it is worth trying: the endpoint is not spared any longer. */
export const resendDelivery = ({ ctx, workspaceId, id }: InWorkspace) =>
  inTransaction(ctx.db, async (tx) => {
    const found = await repository.findDelivery({ db: tx, workspaceId, id })
    if (!found) throw noDelivery()
    const endpoint = await lockOwn({ tx, workspaceId, id: found.endpointId })
    if (found.isTest) {
      await queueTest({ ctx, tx, endpoint })
      return {}
    }
    if (endpoint.state !== 'active') {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Вебхук сейчас ничего не получает. Сначала включите его',
      })
    }
    const row = await repository.findDelivery({ db: tx, workspaceId, id })
    if (!row || row.leaseOwner !== null) return {}
    const { endpointId, subjectId, sequence } = row
    const subject = { tx, endpointId, subjectId, sequence }
    const isHeld = await isBlocked(subject)
    if (!isHeld) await blockLater(subject)
    const nextAt = isHeld ? null : ctx.databaseClock.now()
    const values = { state: 'waiting', attempts: 0, nextAt, doneAt: null } as const
    await repository.updateDelivery({ tx, id, values })
    await updateEndpoint({ tx, id: endpointId, values: RESTED })
    return {}
  })

export const purgeDeliveries = ({ ctx }: { ctx: AppContext }) =>
  repository.deleteOlder({ db: ctx.db, than: new Date(ctx.clock.now().getTime() - KEPT_MS) })
