import type { Currency } from '@kadr/contract/base/primitives'

type Price = { minor: number; currency: Currency }

/** Names of supported currencies in user input and price feeds. The first match wins. */
const NAMES: readonly [RegExp, Currency][] = [
  [/byn|бел(?:орус\S*)?\.?\s*руб|(?:^|[^a-z])br(?![a-z])/i, 'BYN'],
  [/₽|ru[br](?![a-z])|руб|(?:^|[\s\d.,])р(?:\.|$|\s)/i, 'RUB'],
  [/us\$|usd|\$|долл/i, 'USD'],
]
const FOREIGN = /€|eur|евро|kzt|₸|тенге|uah|₴|грн|gbp|£|cny|¥|юан|byr(?![a-z])|\b[a-z]{3}\b/i

/** Undefined when no currency is named, null for an unsupported one. */
export const findCurrency = (text: string): Currency | null | undefined => {
  const known = NAMES.find(([pattern]) => pattern.test(text))
  if (known) return known[1]
  return FOREIGN.test(text) ? null : undefined
}

/** Thousands in groups, or plain digits; then at most two decimals. */
const AMOUNT =
  /(\d{1,3}(?:[ \u00a0\u2009\u202f'’.,]\d{3})+)(?!\d)(?:[.,](\d{1,2})(?!\d))?|(\d+)(?:[.,](\d+))?/

const MAX_MINOR = 99_999_999_999

/**
 * Amount in hundredths. A lone separator before exactly three digits separates thousands: 1.490 is
 * 1490.
 */
export const parseMinor = (text: string): number | undefined => {
  const found = AMOUNT.exec(text.slice(0, 200))
  if (!found) return undefined
  const [, grouped, groupedCents, plain, plainCents] = found
  const isFraction = grouped !== undefined && /^0[.,]\d{3}$/.test(grouped)
  const whole = isFraction ? '0' : (grouped ?? plain ?? '').replaceAll(/\D/g, '')
  const fraction = isFraction ? grouped.slice(2) : (groupedCents ?? plainCents ?? '')
  const minor = Math.round(Number(`${whole}.${fraction || '0'}`) * 100)
  return Number.isSafeInteger(minor) && minor <= MAX_MINOR ? minor : undefined
}

/** «2 490,00 ₽» → 249000 RUB. Undefined without a price, or for an unsupported one. */
export const parsePrice = ({
  text,
  currency,
  fallback = 'RUB',
}: {
  text: string
  /** Currency named elsewhere: a column, an attribute. */
  currency?: string | undefined
  fallback?: Currency
}): Price | undefined => {
  const minor = parseMinor(text)
  const said = findCurrency(currency ?? '') ?? (currency?.trim() ? null : findCurrency(text))
  const found = said === undefined ? fallback : said
  return minor === undefined || found === null ? undefined : { minor, currency: found }
}
