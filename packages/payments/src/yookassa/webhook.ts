import * as z from 'zod/mini'
import { parseWebhookBody, refuseWebhook } from '../_shared/request-json.ts'
import type { WebhookEvent, WebhookRefusal, WebhookRequest } from '../provider.ts'
import { isKnownSender, type Shop } from './shop.ts'

const notification = z.object({
  type: z.literal('notification'),
  event: z.string(),
  object: z.object({
    id: z.string(),
    payment_id: z.optional(z.string()),
    metadata: z.optional(z.record(z.string(), z.string())),
  }),
})

/** Webhooks have no signature: the sender's address is checked, and the caller reads the object again. */
export const readWebhook = (
  shop: Shop,
  { rawBody, remoteAddress }: WebhookRequest,
): WebhookEvent | WebhookRefusal => {
  if (!isKnownSender(shop, remoteAddress)) return refuseWebhook('address')
  const body = parseWebhookBody(notification, rawBody)
  if (!body) return refuseWebhook('malformed')
  const { event, object } = body
  const isRefund = event.startsWith('refund.')
  const isPayment = event.startsWith('payment.')
  return {
    ok: true,
    // An object reaches each of its states once.
    eventId: `${event}:${object.id}`,
    kind: event,
    paymentId: isPayment ? object.id : isRefund ? (object.payment_id ?? null) : null,
    orderId: object.metadata?.orderId ?? null,
    refundId: isRefund ? object.id : null,
  }
}
