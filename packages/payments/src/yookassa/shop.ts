import { BlockList } from 'node:net'
import { getEndpoint, getSettingAs } from '../_shared/read-setting.ts'
import {
  type NotificationSetup,
  type ShopContext,
  type ShopSetting,
  ShopSettingError,
} from '../adapter.ts'
import type { PaymentCurrency } from '../money.ts'

export const TITLE = 'ЮKassa'
export const CURRENCIES: readonly PaymentCurrency[] = ['RUB']
export const endpoints = { api: 'https://api.yookassa.ru/v3' }

export const settings: readonly ShopSetting[] = [
  { name: 'shopId', meaning: 'идентификатор магазина', isRequired: true },
  { name: 'secretKey', meaning: 'секретный ключ', isRequired: true },
  {
    name: 'vatCode',
    meaning: 'ставка НДС в чеке, от 1 (без НДС) до 12; 11 — это 22 %',
    isRequired: true,
  },
  { name: 'taxSystem', meaning: 'система налогообложения в чеке, от 1 до 6', isRequired: false },
  {
    name: 'paymentMode',
    meaning: 'признак способа расчёта в чеке: full_payment или full_prepayment',
    isRequired: false,
  },
  {
    name: 'recurring',
    meaning:
      'off — менеджер ЮKassa не подключил автоплатежи: карты не сохраняются, тариф не продлевается сам',
    isRequired: false,
  },
  {
    name: 'senders',
    meaning: 'адреса и сети отправителей уведомлений вместо опубликованных',
    isRequired: false,
  },
]

/** Published sender addresses of webhooks, which have no signature. */
const SENDERS =
  '185.71.76.0/27,185.71.77.0/27,77.75.153.0/25,77.75.154.128/25,77.75.156.11,77.75.156.35,2a02:5180::/32'

export const notifications: NotificationSetup = {
  place: 'Интеграция → HTTP-уведомления',
  events: ['payment.succeeded', 'payment.canceled', 'refund.succeeded'],
  isSenderChecked: true,
}

export type Shop = {
  ctx: ShopContext
  api: string
  shopId: string
  secretKey: string
  vatCode: number
  taxSystem: number | null
  paymentMode: string
  /** Whether cards may be saved for later charges. */
  hasRecurring: boolean
  senders: BlockList
  isTest: boolean
}

const familyOf = (address: string) => (address.includes(':') ? 'ipv6' : 'ipv4')

const parseSenders = (text: string): BlockList => {
  const list = new BlockList()
  try {
    for (const entry of text.split(',')) {
      const [address = '', bits] = entry.trim().split('/')
      if (bits === undefined) list.addAddress(address, familyOf(address))
      else list.addSubnet(address, Number(bits), familyOf(address))
    }
  } catch {
    throw new ShopSettingError({ setting: 'senders', problem: 'ожидаются адреса и сети' })
  }
  return list
}

/** An IPv4 address of a dual-stack socket is written as IPv6. */
export const isKnownSender = ({ senders }: Shop, address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return senders.check(plain, familyOf(plain))
}

export const readShop = (ctx: ShopContext): Shop => {
  const secretKey = getSettingAs(ctx, {
    name: 'secretKey',
    pattern: /^(test|live)_\S{8,}$/,
    expected: 'ключ вида live_… или test_…',
  })
  const { taxSystem, paymentMode = 'full_payment', senders = SENDERS } = ctx.settings
  if (!['full_payment', 'full_prepayment'].includes(paymentMode)) {
    throw new ShopSettingError({
      setting: 'paymentMode',
      problem: 'ожидается full_payment или full_prepayment',
    })
  }
  return {
    ctx,
    api: getEndpoint(ctx, 'api'),
    shopId: getSettingAs(ctx, { name: 'shopId', pattern: /^\d+$/, expected: 'число' }),
    secretKey,
    vatCode: Number(
      getSettingAs(ctx, {
        name: 'vatCode',
        pattern: /^([1-9]|1[0-2])$/,
        expected: 'число от 1 до 12',
      }),
    ),
    taxSystem:
      taxSystem === undefined
        ? null
        : Number(
            getSettingAs(ctx, {
              name: 'taxSystem',
              pattern: /^[1-6]$/,
              expected: 'число от 1 до 6',
            }),
          ),
    paymentMode,
    hasRecurring: ctx.settings.recurring !== 'off',
    senders: parseSenders(senders),
    isTest: secretKey.startsWith('test_'),
  }
}
