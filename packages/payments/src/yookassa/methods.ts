import type { SavedMethods } from '../provider.ts'
import { toPaymentState } from './payments.ts'
import { buildReceipt, toAmount } from './receipt.ts'
import type { Shop } from './shop.ts'
import { callYookassa, paymentObject } from './wire.ts'

/** ЮKassa has no call that removes a saved method: it can only be charged by its id, which we erase. */
export const createSavedMethods = (shop: Shop): SavedMethods => ({
  forget: null,
  charge: async ({ order, methodId, key }) =>
    toPaymentState(
      await callYookassa(shop, {
        method: 'POST',
        path: '/payments',
        schema: paymentObject,
        key,
        json: {
          amount: toAmount(order.money),
          capture: true,
          payment_method_id: methodId,
          description: order.description.slice(0, 128),
          metadata: { orderId: order.id },
          receipt: buildReceipt({ shop, money: order.money, order }),
        },
      }),
    ),
})
