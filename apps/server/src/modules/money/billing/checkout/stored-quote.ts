import { chargeCurrency } from '@kadr/contract/base/primitives'
import { planLimits, planName } from '@kadr/contract/money/subscription'
import type { Quote } from '@kadr/domain/money/quote-purchase'
import * as z from 'zod/mini'

const date = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text)),
)

/** The terms promised with an order, as stored with it. */
const storedQuote = z.object({
  kind: z.enum(['new', 'extend', 'upgrade', 'downgrade']),
  plan: planName,
  unit: z.enum(['month', 'year', 'days30']),
  unitMs: z.int(),
  currency: chargeCurrency,
  value: z.int(),
  credit: z.int(),
  creditGoesTo: z._default(z.enum(['price', 'days']), 'price'),
  amount: z.int(),
  startsAt: date,
  endsAt: date,
  anchorAt: date,
  pointsAnchorAt: date,
  replaces: z.array(z.string()),
  limits: planLimits,
  /** Price of one unit in every currency, on the day of the order. */
  prices: z.record(chargeCurrency, z.int()),
  promoDays: z.int(),
})
export type StoredQuote = z.output<typeof storedQuote>

export const readQuote = (stored: unknown): StoredQuote => z.parse(storedQuote, stored)

export const writeQuote = (
  quote: Quote & Pick<StoredQuote, 'limits' | 'prices' | 'promoDays'>,
): unknown => JSON.parse(JSON.stringify(quote))
