import { HOUR_MS } from '@kadr/kit/durations'
import type { Checkout, CheckoutOrder } from '../provider.ts'
import type { Shop } from './shop.ts'
import { checkoutId } from './tracking.ts'
import { callBepaid, createdCheckout } from './wire.ts'

const LIFETIME_MS = 2 * HOUR_MS

export const createCheckout = async (
  shop: Shop,
  { order }: { order: CheckoutOrder },
): Promise<Checkout> => {
  const { checkout } = await callBepaid(shop, {
    method: 'POST',
    url: `${shop.checkout}/ctp/api/checkouts`,
    name: 'POST /ctp/api/checkouts',
    schema: createdCheckout,
    json: {
      checkout: {
        transaction_type: 'payment',
        test: shop.isTest,
        attempts: 1,
        order: {
          amount: order.money.amount,
          currency: order.money.currency,
          description: order.description,
          tracking_id: order.id,
          expired_at: new Date(order.createdAt.getTime() + LIFETIME_MS).toISOString(),
          ...(order.isMethodSaved && { additional_data: { contract: ['recurring'] } }),
        },
        settings: {
          notification_url: shop.ctx.webhookUrl,
          success_url: order.successUrl,
          decline_url: order.failureUrl,
          fail_url: order.failureUrl,
          cancel_url: order.failureUrl,
          language: 'ru',
        },
        customer: { ...(order.email && { email: order.email }) },
      },
    },
  })
  return {
    kind: 'redirect',
    paymentId: checkoutId(checkout.token),
    url: checkout.redirect_url,
    isSavingRefused: false,
  }
}
