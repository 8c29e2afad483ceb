import { verify } from 'node:crypto'
import * as z from 'zod/mini'
import { parseWebhookBody, refuseWebhook } from '../_shared/request-json.ts'
import type { WebhookEvent, WebhookRefusal, WebhookRequest } from '../provider.ts'
import type { Shop } from './shop.ts'
import { isChargeTrackingId, orderIdOf, transactionId } from './tracking.ts'

const notification = z.object({
  transaction: z.object({
    uid: z.string(),
    type: z.string(),
    status: z.string(),
    tracking_id: z.nullish(z.string()),
  }),
})

const isSigned = ({ publicKey }: Shop, { headers, rawBody }: WebhookRequest): boolean => {
  const signature = headers['content-signature']
  if (!signature) return false
  return verify('RSA-SHA256', rawBody, publicKey, Buffer.from(signature, 'base64'))
}

/** RSA signature over the raw bytes, by the key of this shop. */
export const readWebhook = (shop: Shop, request: WebhookRequest): WebhookEvent | WebhookRefusal => {
  if (!isSigned(shop, request)) return refuseWebhook('signature')
  const body = parseWebhookBody(notification, request.rawBody)
  if (!body) return refuseWebhook('malformed')
  const { uid, type, status, tracking_id: trackingId } = body.transaction
  const isCharge = type === 'payment' && isChargeTrackingId(trackingId ?? '')
  return {
    ok: true,
    eventId: `${type}:${uid}:${status}`,
    kind: `${type}.${status}`,
    // A payment by page is identified by its token, which is not included: it is found by the order.
    paymentId: isCharge ? transactionId(uid) : null,
    orderId: orderIdOf(trackingId),
    refundId: type === 'refund' ? uid : null,
  }
}
