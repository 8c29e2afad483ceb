import { createBepaidFake } from './bepaid/index.ts'
import type { CreatePaymentFake } from './payment-fake.ts'
import { createStripeFake } from './stripe/index.ts'
import { createYookassaFake } from './yookassa/index.ts'

/** Fakes with their own page. Stars are paid in the fake Telegram. */
export const paymentFakes: Readonly<Record<string, CreatePaymentFake>> = {
  yookassa: createYookassaFake,
  bepaid: createBepaidFake,
  stripe: createStripeFake,
}
