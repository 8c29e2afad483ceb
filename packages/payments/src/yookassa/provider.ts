import { checkKeys } from '../_shared/check-keys.ts'
import type { ShopCheck, ShopContext } from '../adapter.ts'
import type { PaymentProvider } from '../provider.ts'
import { createCheckout } from './checkout.ts'
import { createSavedMethods } from './methods.ts'
import { findPayment, readPayment } from './payments.ts'
import { readRefund, refundPayment } from './refunds.ts'
import { CURRENCIES, readShop, TITLE } from './shop.ts'
import { readWebhook } from './webhook.ts'
import { callYookassa, shopObject } from './wire.ts'

export const createProvider = (ctx: ShopContext): PaymentProvider => {
  const shop = readShop(ctx)
  return {
    id: 'yookassa',
    title: TITLE,
    currencies: CURRENCIES,
    isTest: shop.isTest,
    needsEmail: true,
    canRefundPart: true,
    createCheckout: (input) => createCheckout(shop, input),
    readPayment: (input) => readPayment(shop, input),
    findPayment: (input) => findPayment(shop, input),
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
    refused: 'ЮKassa не принимает shopId или секретный ключ. Скопируйте их из кабинета заново.',
    call: async () => {
      const { fiscalization_enabled, status } = await callYookassa(readShop(ctx), {
        method: 'GET',
        path: '/me',
        schema: shopObject,
      })
      if (status && status !== 'enabled') {
        return { kind: 'refused', reason: 'Магазин в ЮKassa отключён. Напишите её менеджеру.' }
      }
      return fiscalization_enabled === false
        ? { kind: 'accepted', warning: 'В ЮKassa не подключены чеки: без них оплату не примут.' }
        : { kind: 'accepted' }
    },
  })
