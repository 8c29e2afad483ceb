import type { Clock } from '@kadr/kit/clock'
import type { HttpClient } from '@kadr/kit/http-client'
import type { PaymentCurrency } from './money.ts'
import type { PaymentProvider, PaymentProviderId } from './provider.ts'

/** A setting of a shop: `shopId` of `yookassa` is the variable YOOKASSA_SHOP_ID. */
export type ShopSetting = {
  name: string
  /** Russian. */
  meaning: string
  isRequired: boolean
}

export type ShopContext = {
  http: HttpClient
  clock: Clock
  /** Base URLs by the names declared in `endpoints`. */
  endpoints: Readonly<Record<string, string>>
  /** Values by the names declared in `settings`. */
  settings: Readonly<Record<string, string>>
  /** Where the provider sends its webhooks. */
  webhookUrl: string
}

/** Whether the provider accepts the keys. */
export type ShopCheck =
  /** `warning` is Russian: the keys work, but something else does not. */
  | { kind: 'accepted'; warning?: string }
  /** Russian: what is wrong and what to do. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unreachable' }

/** What the owner of the shop has to switch on at the provider. */
export type NotificationSetup = {
  /** Russian: where it is in the provider's cabinet; null when each payment carries the address. */
  place: string | null
  /** The provider's names of the events that are needed. */
  events: readonly string[]
  /** Whether notifications are known by the sender's address, so that proxies must be configured. */
  isSenderChecked: boolean
}

export type PaymentAdapter = {
  id: PaymentProviderId
  title: string
  currencies: readonly PaymentCurrency[]
  /** Production URLs, overridable by configuration. */
  endpoints: Readonly<Record<string, string>>
  settings: readonly ShopSetting[]
  notifications: NotificationSetup
  /** Throws ShopSettingError when a setting is missing or wrong. */
  createProvider(ctx: ShopContext): PaymentProvider
  /** Read-only. */
  checkShop(ctx: ShopContext): Promise<ShopCheck>
}

/** A setting is missing or invalid. `problem` is Russian and follows the name of the variable. */
export class ShopSettingError extends Error {
  override name = 'ShopSettingError'
  readonly setting: string
  readonly problem: string

  constructor(input: { setting: string; problem: string }) {
    super(`${input.setting}: ${input.problem}`)
    this.setting = input.setting
    this.problem = input.problem
  }
}
