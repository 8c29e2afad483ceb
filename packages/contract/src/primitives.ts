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

export const billingPeriod = z.enum(['monthly', 'annually'])
export type BillingPeriod = z.infer<typeof billingPeriod>

/** Response without data. */
export const nothing = z.object({})
