import type { PaymentProvider, WebhookEvent } from '@kadr/payments'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { declareJob } from '../../platform/jobs/enqueue.ts'
import { findOrder } from './orders.repository.ts'
import {
  findWebhook,
  insertWebhook,
  markProcessed,
  type WebhookRow,
} from './payments.repository.ts'
import { refreshOrder, refreshPayment } from './read-payment.ts'

export const readWebhookJob = declareJob({
  name: 'billing.read-webhook',
  schema: z.object({ id: z.int() }),
})

/** Stores a verified notification and its job in one transaction; a repeated delivery is stored once. */
export const takeWebhook = ({
  ctx,
  provider,
  event,
  body,
}: {
  ctx: AppContext
  provider: PaymentProvider
  event: WebhookEvent
  body: string
}): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const { eventId, kind, paymentId, orderId, refundId } = event
    const stored = await insertWebhook({
      db: tx,
      provider: provider.id,
      ...{ eventId, kind, paymentId, orderId, refundId },
      body,
      receivedAt: ctx.clock.now(),
    })
    if (!stored) return
    const { id } = stored
    await ctx.jobs.enqueue(readWebhookJob, { id }, { tx, key: `webhook:${id}` })
  })

const ORDER_ID = z.uuid()

/** What the provider states now about what the notification names. */
const applyWebhook = async ({
  ctx,
  provider,
  webhook,
}: {
  ctx: AppContext
  provider: PaymentProvider
  webhook: WebhookRow
}): Promise<string> => {
  const { paymentId, orderId } = webhook
  if (paymentId !== null) {
    const applied = await refreshPayment({ ctx, provider, paymentId })
    return applied.outcome === 'refused' ? applied.reason : applied.outcome
  }
  const id = ORDER_ID.safeParse(orderId)
  const order = id.success ? await findOrder({ db: ctx.db, id: id.data }) : undefined
  if (!order || order.provider !== provider.id) return 'unknown_order'
  const applied = await refreshOrder({ ctx, order })
  if (!applied) return 'nothing'
  return applied.outcome === 'refused' ? applied.reason : applied.outcome
}

export const readWebhook = async ({ ctx, id }: { ctx: AppContext; id: number }): Promise<void> => {
  const webhook = await findWebhook({ db: ctx.db, id })
  if (!webhook || webhook.processedAt !== null) return
  const provider = ctx.payments.find(webhook.provider)
  if (!provider) return
  const outcome = await applyWebhook({ ctx, provider, webhook })
  await markProcessed({ db: ctx.db, id, outcome, now: ctx.clock.now() })
}
