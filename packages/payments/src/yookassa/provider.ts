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
    listChanged: null,
    savedMethods: shop.hasRecurring ? createSavedMethods(shop) : null,
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
      const shop = readShop(ctx)
      const { fiscalization_enabled, status } = await callYookassa(shop, {
        method: 'GET',
        path: '/me',
        schema: shopObject,
      })
      if (status && status !== 'enabled') {
        return { kind: 'refused', reason: 'Магазин в ЮKassa отключён. Напишите её менеджеру.' }
      }
      const warnings = [
        fiscalization_enabled === false && 'В ЮKassa не подключены чеки: без них оплату не примут.',
        !shop.hasRecurring &&
          'Автоплатежи выключены (YOOKASSA_RECURRING=off): карты не сохраняются, тарифы в рублях не продлеваются сами.',
      ].filter((warning) => warning !== false)
      return warnings.length > 0
        ? { kind: 'accepted', warning: warnings.join(' ') }
        : { kind: 'accepted' }
    },
  })
