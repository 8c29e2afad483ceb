import * as z from 'zod/mini'
import { parseWebhookBody, refuseWebhook } from '../_shared/request-json.ts'
import type { WebhookEvent, WebhookRefusal, WebhookRequest } from '../provider.ts'
import type { Shop } from './shop.ts'
import { checkSignature } from './signature.ts'

const notification = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.string(),
      client_reference_id: z.nullish(z.string()),
      metadata: z.nullish(z.record(z.string(), z.string())),
    }),
  }),
})

type Subject = z.infer<typeof notification>['data']['object']

const isPayment = ({ object, metadata }: Subject) =>
  object === 'checkout.session' || (object === 'payment_intent' && metadata?.via !== 'checkout')

export const readWebhook = (
  shop: Shop,
  { headers, rawBody }: WebhookRequest,
): WebhookEvent | WebhookRefusal => {
  const verdict = checkSignature({
    header: headers['stripe-signature'],
    rawBody,
    secret: shop.webhookSecret,
    now: shop.ctx.clock.now(),
  })
  if (verdict !== 'valid') return refuseWebhook(verdict)
  const body = parseWebhookBody(notification, rawBody)
  if (!body) return refuseWebhook('malformed')
  const subject = body.data.object
  return {
    ok: true,
    eventId: body.id,
    kind: body.type,
    paymentId: isPayment(subject) ? (subject.id ?? null) : null,
    orderId: subject.client_reference_id ?? subject.metadata?.orderId ?? null,
    refundId: subject.object === 'refund' ? (subject.id ?? null) : null,
  }
}
