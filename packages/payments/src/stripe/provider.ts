import { checkKeys } from '../_shared/check-keys.ts'
import type { ShopCheck, ShopContext } from '../adapter.ts'
import type { PaymentProvider } from '../provider.ts'
import { createCheckout } from './checkout.ts'
import { createSavedMethods } from './methods.ts'
import { findPayment, listChanged, readPayment } from './payments.ts'
import { readRefund, refundPayment } from './refunds.ts'
import { CURRENCIES, readShop, TITLE } from './shop.ts'
import { readWebhook } from './webhook.ts'
import { findWebhookProblem } from './webhook-setup.ts'
import { balance, callStripe } from './wire.ts'

export const createProvider = (ctx: ShopContext): PaymentProvider => {
  const shop = readShop(ctx)
  return {
    id: 'stripe',
    title: TITLE,
    currencies: CURRENCIES,
    isTest: shop.isTest,
    needsEmail: false,
    canRefundPart: true,
    createCheckout: (input) => createCheckout(shop, input),
    readPayment: (input) => readPayment(shop, input),
    findPayment: (input) => findPayment(shop, input),
    listChanged: (input) => listChanged(shop, input),
    savedMethods: createSavedMethods(shop),
    subscriptions: null,
    telegram: null,
    refund: (input) => refundPayment(shop, input),
    readRefund: (input) => readRefund(shop, input),
    readWebhook: (request) => readWebhook(shop, request),
  }
}

export const checkShop = (ctx: ShopContext): Promise<ShopCheck> =>
  checkKeys({
    refused: 'Stripe не принимает секретный ключ. Скопируйте его из кабинета заново.',
    call: async () => {
      const shop = readShop(ctx)
      await callStripe(shop, { method: 'GET', path: '/balance', schema: balance })
      const warning = await findWebhookProblem(shop)
      return { kind: 'accepted', ...(warning && { warning }) }
    },
  })
