import type { Checkout, CheckoutOrder } from '../provider.ts'
import { buildReceipt, toAmount } from './receipt.ts'
import type { Shop } from './shop.ts'
import { callYookassa, paymentObject } from './wire.ts'

/** The body depends on the order alone: a repetition with the same key has to be equal. */
export const createCheckout = async (
  shop: Shop,
  { order, key }: { order: CheckoutOrder; key: string },
): Promise<Checkout> => {
  const payment = await callYookassa(shop, {
    method: 'POST',
    path: '/payments',
    schema: paymentObject,
    key,
    json: {
      amount: toAmount(order.money),
      capture: true,
      confirmation: { type: 'redirect', return_url: order.successUrl },
      description: order.description.slice(0, 128),
      metadata: { orderId: order.id },
      receipt: buildReceipt({ shop, money: order.money, order }),
      ...(order.isMethodSaved && { save_payment_method: true }),
    },
  })
  // A repetition may find the payment finished: then there is no page to pay on.
  const finished = payment.status === 'canceled' ? order.failureUrl : order.successUrl
  return {
    kind: 'redirect',
    paymentId: payment.id,
    url: payment.confirmation?.confirmation_url ?? finished,
  }
}
