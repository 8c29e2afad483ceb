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
      payment_intent: z.nullish(z.unknown()),
      metadata: z.nullish(z.record(z.string(), z.string())),
    }),
  }),
})

type Subject = z.infer<typeof notification>['data']['object']

const isPayment = ({ object, metadata }: Subject) =>
  object === 'checkout.session' || (object === 'payment_intent' && metadata?.via !== 'checkout')

/** A dispute, and a refund made in Stripe's cabinet, know no order of ours but their intent. */
const paymentIdOf = (subject: Subject): string | null => {
  if (isPayment(subject)) return subject.id ?? null
  const { object, payment_intent: intent, metadata } = subject
  const isOfIntent =
    object === 'dispute' || (['refund', 'charge'].includes(object) && !metadata?.orderId)
  return isOfIntent && typeof intent === 'string' ? intent : null
}

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
    paymentId: paymentIdOf(subject),
    orderId: subject.client_reference_id ?? subject.metadata?.orderId ?? null,
    refundId: subject.object === 'refund' ? (subject.id ?? null) : null,
  }
}
