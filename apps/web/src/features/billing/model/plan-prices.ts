import type { BillingPeriod, Currency } from '@kadr/contract/primitives'
import type { Plan } from '@kadr/contract/subscription'
import { annualPrice, annualSaving, formatPrice, monthlyPrice } from '@kadr/domain/prices'

const MONTHS = 12

/** Prices as the table shows them: by the month, and for the year with the saving. */
export const planPrices = ({
  plan,
  currency,
  billingPeriod,
}: {
  plan: Plan
  currency: Currency
  billingPeriod: BillingPeriod
}) => {
  const monthly = monthlyPrice({ plan, currency })
  const show = (amount: number) => formatPrice({ amount, currency })
  const yearly = annualPrice(monthly)
  return {
    perMonth: show(
      billingPeriod === 'monthly' ? monthly : Math.round((yearly / MONTHS) * 100) / 100,
    ),
    yearly: show(yearly),
    saving: show(annualSaving(monthly)),
  }
}
