import { getEndpoint, getSetting, getSettingAs } from '../_shared/read-setting.ts'
import type { NotificationSetup, ShopContext, ShopSetting } from '../adapter.ts'
import type { PaymentCurrency } from '../money.ts'

export const TITLE = 'Telegram'
export const CURRENCIES: readonly PaymentCurrency[] = ['XTR']
export const endpoints = { api: 'https://api.telegram.org' }

export const settings: readonly ShopSetting[] = [
  { name: 'botToken', meaning: 'токен бота', isRequired: true },
  { name: 'webhookSecret', meaning: 'секрет, с которым приходят обновления', isRequired: true },
  { name: 'test', meaning: 'on — звёзды без денег', isRequired: false },
]

/** Updates of the bot, which asks for them itself. */
export const notifications: NotificationSetup = {
  place: null,
  events: [],
  isSenderChecked: false,
}

export type Shop = {
  ctx: ShopContext
  /** With the token: never logged. */
  botUrl: string
  webhookSecret: string
  isTest: boolean
  /** Number of transactions seen so far: new ones are searched from there. */
  seen: { transactions: number }
}

export const readShop = (ctx: ShopContext): Shop => {
  const token = getSettingAs(ctx, {
    name: 'botToken',
    pattern: /^\d+:\S{20,}$/,
    expected: 'токен вида 123456:AA…',
  })
  return {
    ctx,
    botUrl: `${getEndpoint(ctx, 'api')}/bot${token}`,
    webhookSecret: getSetting(ctx, 'webhookSecret'),
    isTest: ctx.settings.test === 'on',
    seen: { transactions: 0 },
  }
}
