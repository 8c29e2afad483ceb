import * as z from 'zod/mini'

export const id = z.uuid()
/** A moment in UTC, as ISO 8601 text. */
export const instant = z.iso.datetime()

const isKnownTimeZone = (zone: string) => {
  try {
    new Intl.DateTimeFormat('ru', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
/** An IANA name such as Europe/Moscow. */
export const timeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isKnownTimeZone, 'Неизвестный часовой пояс'))

export const currency = z.enum(['RUB', 'BYN', 'USD'])
export type Currency = z.infer<typeof currency>

/** What a payment can be made in: a currency, or Telegram Stars (XTR), which have no smaller unit. */
export const chargeCurrency = z.enum(['RUB', 'BYN', 'USD', 'XTR'])
export type ChargeCurrency = z.infer<typeof chargeCurrency>

/** An amount in the smallest unit of the currency: kopecks, cents, whole Stars. */
export const money = z.object({ amount: z.int(), currency: chargeCurrency })
export type Money = z.infer<typeof money>

export const billingPeriod = z.enum(['monthly', 'annually'])
export type BillingPeriod = z.infer<typeof billingPeriod>

export const email = z
  .email('Укажите почту полностью, например anna@example.com')
  .check(z.maxLength(254))

/** Response without data. */
export const nothing = z.object({})
