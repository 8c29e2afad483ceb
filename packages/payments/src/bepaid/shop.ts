import { createPublicKey, type KeyObject } from 'node:crypto'
import { getEndpoint, getSetting, getSettingAs } from '../_shared/read-setting.ts'
import {
  type NotificationSetup,
  type ShopContext,
  type ShopSetting,
  ShopSettingError,
} from '../adapter.ts'
import type { PaymentCurrency } from '../money.ts'

export const TITLE = 'bePaid'
export const CURRENCIES: readonly PaymentCurrency[] = ['BYN']
export const endpoints = {
  checkout: 'https://checkout.bepaid.by',
  gateway: 'https://gateway.bepaid.by',
}

export const settings: readonly ShopSetting[] = [
  { name: 'shopId', meaning: 'идентификатор магазина', isRequired: true },
  { name: 'secretKey', meaning: 'секретный ключ', isRequired: true },
  {
    name: 'publicKey',
    meaning: 'открытый ключ магазина, которым проверяются уведомления',
    isRequired: true,
  },
  { name: 'test', meaning: 'on — тестовые платежи, без денег', isRequired: false },
]

export const notifications: NotificationSetup = {
  place: null,
  events: [],
  isSenderChecked: false,
}

export type Shop = {
  ctx: ShopContext
  checkout: string
  gateway: string
  shopId: string
  secretKey: string
  publicKey: KeyObject
  isTest: boolean
}

/** The merchant account shows the key as base64 without the PEM lines. */
const parsePublicKey = (text: string): KeyObject => {
  const body = text.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  try {
    return createPublicKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'spki' })
  } catch {
    throw new ShopSettingError({ setting: 'publicKey', problem: 'ожидается открытый ключ RSA' })
  }
}

export const readShop = (ctx: ShopContext): Shop => ({
  ctx,
  checkout: getEndpoint(ctx, 'checkout'),
  gateway: getEndpoint(ctx, 'gateway'),
  shopId: getSettingAs(ctx, { name: 'shopId', pattern: /^\d+$/, expected: 'число' }),
  secretKey: getSetting(ctx, 'secretKey'),
  publicKey: parsePublicKey(getSetting(ctx, 'publicKey')),
  isTest: ctx.settings.test === 'on',
})
