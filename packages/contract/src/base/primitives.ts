import * as z from 'zod/mini'

export const id = z.uuid()
/** A moment in UTC, as ISO 8601 text. */
export const instant = z.iso.datetime()

const isWithinReach = (date: string) => {
  const year = Number(date.slice(0, 4))
  return year >= 1970 && year < 2100
}
const withinReach = z.refine<string>(isWithinReach, 'Укажите дату с 1970 по 2099 год')

/** An instant in a request: one that a calendar and the database can reckon with. */
export const givenInstant = z.iso.datetime('Укажите дату и время').check(withinReach)
/** A calendar date such as 2026-03-10, in a time zone known from elsewhere. */
export const localDate = z.iso.date('Укажите дату').check(withinReach)
/** Local time `2027-03-28T09:00`, interpreted in a time zone. */
export const wallTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Укажите дату и время'), withinReach)

/** As many as a column of PostgreSQL's `integer` holds. */
export const MAX_INTEGER = 2 ** 31 - 1
/** The version of a document, raised by each change of it. */
export const version = z.int().check(z.minimum(0), z.maximum(MAX_INTEGER))

/** Making a format takes 0.2 ms. Names are compared without regard to case, so that there are no more than Intl knows. */
const knownTimeZones = new Set<string>()
const isKnownTimeZone = (zone: string) => {
  const name = zone.toLowerCase()
  if (knownTimeZones.has(name)) return true
  try {
    new Intl.DateTimeFormat('ru', { timeZone: zone })
    knownTimeZones.add(name)
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

/** Currency of a payment, or Telegram Stars (XTR), which have no smaller unit. */
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

/** A fraction from 0 to 1. */
export const share = z.number().check(z.minimum(0), z.maximum(1))
