import type { SavedMethods } from '../provider.ts'
import { listTransactions, pickPayment, toPaymentState } from './payments.ts'
import type { Shop } from './shop.ts'
import { chargeTrackingId, transactionId } from './tracking.ts'
import { callBepaid, oneTransaction } from './wire.ts'

/** Card tokens can't be removed by a call: a card is charged only by its token, which we forget. */
export const createSavedMethods = (shop: Shop): SavedMethods => ({
  forget: null,
  charge: async ({ order, methodId, key }) => {
    const trackingId = chargeTrackingId({ orderId: order.id, key })
    const known = await listTransactions(shop, trackingId)
    const earlier = pickPayment(known)
    if (earlier) return toPaymentState(earlier, { id: transactionId(earlier.uid), listed: known })
    const { transaction } = await callBepaid(shop, {
      method: 'POST',
      url: `${shop.gateway}/transactions/payments`,
      name: 'POST /transactions/payments',
      schema: oneTransaction,
      json: {
        request: {
          amount: order.money.amount,
          currency: order.money.currency,
          description: order.description,
          tracking_id: trackingId,
          test: shop.isTest,
          notification_url: shop.ctx.webhookUrl,
          credit_card: { token: methodId },
          ...(order.email && { customer: { email: order.email } }),
          additional_data: {
            contract: ['recurring'],
            card_on_file: { initiator: 'merchant', type: 'recurring' },
          },
        },
      },
    })
    return toPaymentState(transaction, { id: transactionId(transaction.uid), listed: [] })
  },
})
