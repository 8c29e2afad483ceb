import {
  type PaymentAdapter,
  type PaymentProviderId,
  paymentAdapters,
  ShopSettingError,
} from '@kadr/payments'
import { ConfigError } from './config-error.ts'
import type { Env, EnvName } from './env.ts'
import { parseUrl } from './parse.ts'

/** A shop at a provider, from the environment. */
type ShopConfig = {
  settings: Readonly<Record<string, string>>
  /** Overrides of the provider's endpoints. */
  endpoints: Readonly<Record<string, string>>
}
/** Shops with configured keys. Stars belong to the bot and have none. */
export type PaymentsConfig = Partial<Record<PaymentProviderId, ShopConfig>>

/** Path of a provider's webhook. */
export const webhookPathOf = (id: PaymentProviderId) => `/api/payments/${id}/webhook`

/** `shopId` of `yookassa` → `YOOKASSA_SHOP_ID`. */
export const variableOf = (id: PaymentProviderId, name: string): string =>
  `${id}_${name.replaceAll(/([A-Z])/g, '_$1')}`.replaceAll('-', '_').toUpperCase()

/** The names come from the adapters; a test checks that `env.ts` lists each of them. */
const findValue = (env: Env, variable: string) => env[variable as EnvName]

const parseEndpoints = (env: Env, { id, endpoints }: PaymentAdapter) =>
  Object.fromEntries(
    Object.keys(endpoints).flatMap((name) => {
      const url = parseUrl({ env, name: `${variableOf(id, name)}_URL` })
      return url ? [[name, url]] : []
    }),
  )

/** Creates the provider once only to validate its settings. */
const assertSettings = (adapter: PaymentAdapter, shop: ShopConfig) => {
  try {
    adapter.createProvider({
      ...shop,
      endpoints: adapter.endpoints,
      webhookUrl: '',
      clock: { now: () => new Date() },
      http: async () => ({ kind: 'silent', reason: 'connection' }),
    })
  } catch (error) {
    if (!(error instanceof ShopSettingError)) throw error
    throw new ConfigError(`Переменная ${variableOf(adapter.id, error.setting)}: ${error.problem}`)
  }
}

const parseShop = (env: Env, adapter: PaymentAdapter): ShopConfig | undefined => {
  const given = adapter.settings.flatMap(({ name }) => {
    const value = findValue(env, variableOf(adapter.id, name))
    return value ? [[name, value] as const] : []
  })
  if (given.length === 0) return undefined
  const shop = { settings: Object.fromEntries(given), endpoints: parseEndpoints(env, adapter) }
  assertSettings(adapter, shop)
  return shop
}

export const parsePayments = (env: Env): PaymentsConfig =>
  Object.fromEntries(
    Object.values(paymentAdapters).flatMap((adapter) => {
      const shop = parseShop(env, adapter)
      return shop ? [[adapter.id, shop]] : []
    }),
  )
