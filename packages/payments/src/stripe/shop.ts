import { getEndpoint, getSettingAs } from '../_shared/read-setting.ts'
import type { NotificationSetup, ShopContext, ShopSetting } from '../adapter.ts'
import type { PaymentCurrency } from '../money.ts'

export const TITLE = 'Stripe'
export const CURRENCIES: readonly PaymentCurrency[] = ['USD']
export const endpoints = { api: 'https://api.stripe.com' }

export const settings: readonly ShopSetting[] = [
  { name: 'secretKey', meaning: 'секретный ключ', isRequired: true },
  { name: 'webhookSecret', meaning: 'секрет подписи уведомлений', isRequired: true },
]

export const notifications: NotificationSetup = {
  place: 'Developers → Webhooks',
  events: [
    'checkout.session.completed',
    'checkout.session.expired',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'payment_intent.succeeded',
    'payment_intent.payment_failed',
    'charge.refunded',
    'charge.dispute.created',
    'charge.dispute.updated',
    'charge.dispute.closed',
  ],
  isSenderChecked: false,
}

export type Shop = {
  ctx: ShopContext
  api: string
  secretKey: string
  webhookSecret: string
  isTest: boolean
}

export const readShop = (ctx: ShopContext): Shop => {
  const secretKey = getSettingAs(ctx, {
    name: 'secretKey',
    pattern: /^[sr]k_(test|live)_\S{8,}$/,
    expected: 'ключ вида sk_live_… или sk_test_…',
  })
  return {
    ctx,
    api: getEndpoint(ctx, 'api'),
    secretKey,
    webhookSecret: getSettingAs(ctx, {
      name: 'webhookSecret',
      pattern: /^whsec_\S{8,}$/,
      expected: 'секрет вида whsec_…',
    }),
    isTest: /^[sr]k_test_/.test(secretKey),
  }
}
