import { PAYMENT_CURRENCIES, type PaymentCurrency } from '../money.ts'

/** Undefined for a currency no order of ours has. */
export const readCurrency = (code: string): PaymentCurrency | undefined =>
  PAYMENT_CURRENCIES.find((currency) => currency === code.toUpperCase())
