import { checkKeys } from '../_shared/check-keys.ts'
import type { ShopCheck, ShopContext } from '../adapter.ts'
import type { PaymentProvider } from '../provider.ts'
import { createCheckout } from './checkout.ts'
import { findPayment, listChanged, readPayment } from './payments.ts'
import { readRefund, refundPayment } from './refunds.ts'
import { CURRENCIES, readShop, TITLE } from './shop.ts'
import { createSubscriptions } from './subscriptions.ts'
import { createTelegramPayments } from './updates.ts'
import { readWebhook } from './webhook.ts'
import { botUser, callBot } from './wire.ts'

export const createProvider = (ctx: ShopContext): PaymentProvider => {
  const shop = readShop(ctx)
  return {
    id: 'telegram-stars',
    title: TITLE,
    currencies: CURRENCIES,
    isTest: shop.isTest,
    needsEmail: false,
    canRefundPart: false,
    createCheckout: (input) => createCheckout(shop, input),
    readPayment: (input) => readPayment(shop, input),
    findPayment: (input) => findPayment(shop, input),
    listChanged: (input) => listChanged(shop, input),
    savedMethods: null,
    subscriptions: createSubscriptions(shop),
    telegram: createTelegramPayments(shop),
    refund: (input) => refundPayment(shop, input),
    readRefund: (input) => readRefund(shop, input),
    readWebhook: (request) => readWebhook(shop, request),
  }
}

export const checkShop = (ctx: ShopContext): Promise<ShopCheck> =>
  checkKeys({
    refused: 'Telegram не принимает токен бота. Получите его у @BotFather заново.',
    call: async () => {
      await callBot(readShop(ctx), { method: 'getMe', schema: botUser, params: {} })
      return { kind: 'accepted' }
    },
  })
