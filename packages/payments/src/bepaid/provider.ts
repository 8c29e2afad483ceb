import { checkKeys } from '../_shared/check-keys.ts'
import type { ShopCheck, ShopContext } from '../adapter.ts'
import type { PaymentProvider } from '../provider.ts'
import { createCheckout } from './checkout.ts'
import { createSavedMethods } from './methods.ts'
import { findPayment, listTransactions, readPayment } from './payments.ts'
import { readRefund, refundPayment } from './refunds.ts'
import { CURRENCIES, readShop, TITLE } from './shop.ts'
import { readWebhook } from './webhook.ts'

export const createProvider = (ctx: ShopContext): PaymentProvider => {
  const shop = readShop(ctx)
  return {
    id: 'bepaid',
    title: TITLE,
    currencies: CURRENCIES,
    isTest: shop.isTest,
    needsEmail: false,
    canRefundPart: true,
    createCheckout: (input) => createCheckout(shop, input),
    readPayment: (input) => readPayment(shop, input),
    findPayment: (input) => findPayment(shop, input),
    listChanged: null,
    savedMethods: createSavedMethods(shop),
    subscriptions: null,
    telegram: null,
    refund: (input) => refundPayment(shop, input),
    readRefund: (input) => readRefund(shop, input),
    readWebhook: (request) => readWebhook(shop, request),
  }
}

/** A nonexistent order id: only the check of the keys matters. */
const NO_ORDER = 'kadr-doctor'

export const checkShop = (ctx: ShopContext): Promise<ShopCheck> =>
  checkKeys({
    refused: 'bePaid не принимает shopId или секретный ключ. Скопируйте их из кабинета заново.',
    call: async () => {
      await listTransactions(readShop(ctx), NO_ORDER)
      return { kind: 'accepted' }
    },
  })
