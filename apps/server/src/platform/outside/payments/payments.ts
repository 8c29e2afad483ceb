import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import type { PaymentProvider } from '@kadr/payments'

/** The shops of this installation. */
export type Payments = {
  find(id: string): PaymentProvider | undefined
  /** The one that accepts this currency. */
  forCurrency(currency: ChargeCurrency): PaymentProvider | undefined
  list(): readonly PaymentProvider[]
}

export const createPayments = (providers: readonly PaymentProvider[]): Payments => ({
  find: (id) => providers.find((provider) => provider.id === id),
  forCurrency: (currency) => providers.find(({ currencies }) => currencies.includes(currency)),
  list: () => providers,
})
