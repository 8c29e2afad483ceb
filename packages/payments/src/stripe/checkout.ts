import { HOUR_MS } from '@kadr/kit/durations'
import type { Checkout, CheckoutOrder } from '../provider.ts'
import type { Shop } from './shop.ts'
import { callStripe, session } from './wire.ts'

/** Counted from the order, so that a retry has the same body; Stripe accepts 30 minutes to 24 hours. */
const LIFETIME_MS = 2 * HOUR_MS

export const createCheckout = async (
  shop: Shop,
  { order, key }: { order: CheckoutOrder; key: string },
): Promise<Checkout> => {
  const page = await callStripe(shop, {
    method: 'POST',
    path: '/checkout/sessions',
    schema: session,
    key,
    fields: {
      mode: 'payment',
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: order.money.currency.toLowerCase(),
            unit_amount: order.money.amount,
            product_data: { name: order.title, description: order.description },
          },
        },
      ],
      client_reference_id: order.id,
      customer_email: order.email ?? undefined,
      success_url: order.successUrl,
      cancel_url: order.failureUrl,
      expires_at: Math.floor((order.createdAt.getTime() + LIFETIME_MS) / 1000),
      locale: 'ru',
      payment_intent_data: {
        // Webhooks about the intent of a page lead to its order: the page is the payment.
        metadata: { orderId: order.id, via: 'checkout' },
        setup_future_usage: order.isMethodSaved ? 'off_session' : undefined,
      },
      customer_creation: order.isMethodSaved ? 'always' : undefined,
    },
  })
  // A retry may find the page finished: there is no page left to pay on.
  const finished = page.status === 'expired' ? order.failureUrl : order.successUrl
  return {
    kind: 'redirect',
    paymentId: page.id,
    url: page.url ?? finished,
    isSavingRefused: false,
  }
}
