import type { PaymentAdapter } from './adapter.ts'
import { bepaid } from './bepaid/index.ts'
import type { PaymentProviderId } from './provider.ts'
import { stripe } from './stripe/index.ts'
import { telegramStars } from './telegram-stars/index.ts'
import { yookassa } from './yookassa/index.ts'

export { createPaymentFailure } from './_shared/payment-failures.ts'
export * from './adapter.ts'
export * from './failure.ts'
export * from './money.ts'
export * from './provider.ts'

/** All payment adapters. Code outside a provider's folder selects by this record. */
export const paymentAdapters: Readonly<Record<PaymentProviderId, PaymentAdapter>> = {
  yookassa,
  bepaid,
  stripe,
  'telegram-stars': telegramStars,
}
