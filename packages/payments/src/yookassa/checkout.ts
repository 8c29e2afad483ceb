import { PaymentProviderError } from '../failure.ts'
import type { Checkout, CheckoutOrder } from '../provider.ts'
import { buildReceipt, toAmount } from './receipt.ts'
import type { Shop } from './shop.ts'
import { callYookassa, paymentObject } from './wire.ts'

/** The body depends only on the order: a retry with the same key must be identical. */
const createPage = async (
  shop: Shop,
  { order, key, isSaved }: { order: CheckoutOrder; key: string; isSaved: boolean },
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
      ...(isSaved && { save_payment_method: true }),
    },
  })
  // A retry may find the payment finished: there is no page left to pay on.
  const finished = payment.status === 'canceled' ? order.failureUrl : order.successUrl
  return {
    kind: 'redirect',
    paymentId: payment.id,
    url: payment.confirmation?.confirmation_url ?? finished,
    isSavingRefused: order.isMethodSaved && !isSaved,
  }
}

/**
 * Recurring payments are off in a new shop until its manager turns them on; then a page that would save the card is
 * refused with 403. It is made once more without saving, by a key of its own: a key belongs to one body.
 */
export const createCheckout = async (
  shop: Shop,
  { order, key }: { order: CheckoutOrder; key: string },
): Promise<Checkout> => {
  try {
    return await createPage(shop, { order, key, isSaved: order.isMethodSaved })
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.code !== 'saving_refused') throw error
    return createPage(shop, { order, key: `${key}:once`, isSaved: false })
  }
}
