export const PAYMENT_CURRENCIES = ['RUB', 'BYN', 'USD', 'XTR'] as const
export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number]

/** `amount` is an integer of the smallest unit: kopecks, kapeykas, cents; Stars have no parts. */
export type Money = { amount: number; currency: PaymentCurrency }

/** Undefined for a currency that our orders don't use. */
export const readCurrency = (code: string): PaymentCurrency | undefined =>
  PAYMENT_CURRENCIES.find((currency) => currency === code.toUpperCase())
