import * as z from 'zod/mini'
import { createCallError } from '../_shared/request-json.ts'
import { PaymentProviderError } from '../failure.ts'
import type { PaymentState, SavedMethods } from '../provider.ts'
import { parseMethodId } from './method-id.ts'
import { toChargeState } from './payments.ts'
import { type Shop, TITLE } from './shop.ts'
import { callStripe, detached, paymentIntent } from './wire.ts'

/** A declined card is status 402 with the intent inside. */
const chargeReply = z.union([
  paymentIntent,
  z.object({ error: z.object({ payment_intent: paymentIntent }) }),
])

const getMethod = (methodId: string) => {
  const method = parseMethodId(methodId)
  if (method) return method
  throw createCallError({ title: TITLE, call: 'charge', code: 'not_found', detail: 'method id' })
}

const chargeCard = async (
  shop: Shop,
  { order, methodId, key }: Parameters<SavedMethods['charge']>[0],
): Promise<PaymentState> => {
  const { customer, method } = getMethod(methodId)
  const reply = await callStripe(shop, {
    method: 'POST',
    path: '/payment_intents',
    schema: chargeReply,
    readStatus: 402,
    key,
    fields: {
      amount: order.money.amount,
      currency: order.money.currency.toLowerCase(),
      customer,
      payment_method: method,
      off_session: true,
      confirm: true,
      description: order.description,
      receipt_email: order.email ?? undefined,
      metadata: { orderId: order.id },
      expand: ['latest_charge', 'payment_method'],
    },
  })
  return toChargeState('error' in reply ? reply.error.payment_intent : reply)
}

const forgetCard = async (shop: Shop, { methodId }: { methodId: string }): Promise<void> => {
  const { method } = getMethod(methodId)
  const path = `/payment_methods/${encodeURIComponent(method)}/detach`
  try {
    await callStripe(shop, { method: 'POST', path, schema: detached })
  } catch (error) {
    // Idempotent: already removed, possibly by the buyer.
    if (!(error instanceof PaymentProviderError) || error.code !== 'not_found') throw error
  }
}

export const createSavedMethods = (shop: Shop): SavedMethods => ({
  charge: (input) => chargeCard(shop, input),
  forget: (input) => forgetCard(shop, input),
})
