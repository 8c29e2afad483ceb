import type { PaymentAdapter } from '../adapter.ts'
import { checkShop, createProvider } from './provider.ts'
import { CURRENCIES, endpoints, notifications, settings, TITLE } from './shop.ts'

export const stripe: PaymentAdapter = {
  id: 'stripe',
  title: TITLE,
  currencies: CURRENCIES,
  endpoints,
  settings,
  notifications,
  createProvider,
  checkShop,
}
