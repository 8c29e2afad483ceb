import { DAY_MS } from '@kadr/kit/durations'
import { type PaymentProvider, PaymentProviderError, type WebhookEvent } from '@kadr/payments'
import * as z from 'zod/mini'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { declareJob } from '../../../../platform/jobs/enqueue.ts'
import { findOrder } from '../checkout/orders.repository.ts'
import { refreshOrder, refreshPayment } from './read-payment.ts'
import {
  findWebhook,
  insertWebhook,
  markProcessed,
  noteFailure,
  type WebhookRow,
} from './webhooks.repository.ts'

export const readWebhookJob = declareJob({
  name: 'billing.read-webhook',
  schema: z.object({ id: z.int() }),
})

/**
 * Stores a verified webhook and its job in one transaction. What it says is not believed, and not even compared: one
 * that was forged before the payment may look like the true one after it, so each leads to a read at the provider.
 */
export const storeWebhook = ({
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
    const { id } = await insertWebhook({
      db: tx,
      provider: provider.id,
      eventId,
      kind,
      paymentId,
      orderId,
      refundId,
      body,
      receivedAt: ctx.clock.now(),
    })
    await ctx.jobs.enqueue(readWebhookJob, { id }, { tx, key: `webhook:${id}` })
  })

const ORDER_ID = z.uuid()

/** Reads the subject of the webhook at the provider and applies its current state. */
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

/** A payment that the provider does not know yet may appear; one that it never knew is forged. */
const UNKNOWN_ATTEMPTS = 12
/** Of failures that are our own fault, such as a reply that we can't read. */
const BROKEN_ATTEMPTS = 40
/** Longer than any outage: by then the sweep of orders has found the payment. */
const GIVE_UP_MS = 3 * DAY_MS

const isHopeless = ({
  webhook,
  error,
  now,
}: {
  webhook: WebhookRow
  error: unknown
  now: Date
}) => {
  const attempts = webhook.attempts + 1
  if (now.getTime() - webhook.receivedAt.getTime() > GIVE_UP_MS) return true
  if (!(error instanceof PaymentProviderError)) return attempts >= BROKEN_ATTEMPTS
  return error.code !== 'unreachable' && attempts >= UNKNOWN_ATTEMPTS
}

const codeOf = (error: unknown) =>
  error instanceof PaymentProviderError ? error.code : error instanceof Error ? error.name : 'error'

/** Parked ones stay for the operator and are counted in the metrics. */
const giveUpOrRepeat = async ({
  ctx,
  webhook,
  error,
}: {
  ctx: AppContext
  webhook: WebhookRow
  error: unknown
}): Promise<void> => {
  const now = ctx.clock.now()
  const isOver = isHopeless({ webhook, error, now })
  const { id, provider, kind, paymentId } = webhook
  const failure = codeOf(error)
  await noteFailure({ db: ctx.db, id, failure, now, isOver })
  if (!isOver) throw error
  ctx.log.error({ err: error, id, provider, kind, paymentId, failure }, 'billing.webhook.parked')
}

export const readWebhook = async ({ ctx, id }: { ctx: AppContext; id: number }): Promise<void> => {
  const webhook = await findWebhook({ db: ctx.db, id })
  if (!webhook || webhook.processedAt !== null || webhook.parkedAt !== null) return
  const provider = ctx.payments.find(webhook.provider)
  try {
    if (!provider) throw new Error(`No shop at ${webhook.provider}`)
    const outcome = await applyWebhook({ ctx, provider, webhook })
    const isDone = await markProcessed({ db: ctx.db, webhook, outcome, now: ctx.clock.now() })
    if (!isDone) await readWebhook({ ctx, id })
  } catch (error) {
    await giveUpOrRepeat({ ctx, webhook, error })
  }
}
