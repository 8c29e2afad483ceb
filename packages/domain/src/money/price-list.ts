import type { BillingPeriod, ChargeCurrency } from '@kadr/contract/base/primitives'
import { MINOR_UNITS } from './money.ts'
import { annualPrice } from './prices.ts'

/** Monthly prices of a plan in the smallest units. */
export type PlanPrices = Record<ChargeCurrency, number>

/** The annual price is rounded to whole units of the currency. */
export const priceOf = ({
  prices,
  currency,
  billingPeriod,
}: {
  prices: PlanPrices
  currency: ChargeCurrency
  billingPeriod: BillingPeriod
}): number => {
  const monthly = prices[currency]
  if (billingPeriod === 'monthly') return monthly
  const unit = MINOR_UNITS[currency]
  return annualPrice(monthly / unit) * unit
}
