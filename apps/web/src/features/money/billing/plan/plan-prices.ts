import type { BillingPeriod, ChargeCurrency } from '@kadr/contract/base/primitives'
import type { Plan } from '@kadr/contract/money/subscription'
import { annualPrice, annualSaving, formatPrice, monthlyPrice } from '@kadr/domain/money/prices'

import { planCopy } from './copy.ts'

const MONTHS = 12

/** Telegram sells 30 days instead of a month. */
export const periodOptions = ({ isInMessenger }: { isInMessenger: boolean }) =>
  [
    { value: 'monthly', label: isInMessenger ? planCopy.days30 : planCopy.monthly },
    { value: 'annually', label: planCopy.annually, note: planCopy.saving },
  ] as const

/** Prices as the table shows them: by the month, and for the year with the saving. */
export const planPrices = ({
  plan,
  currency,
  billingPeriod,
}: {
  plan: Plan
  currency: ChargeCurrency
  billingPeriod: BillingPeriod
}) => {
  const monthly = monthlyPrice({ plan, currency })
  const show = (amount: number) => formatPrice({ amount, currency })
  const yearly = annualPrice(monthly)
  return {
    perMonth: show(
      billingPeriod === 'monthly' ? monthly : Math.round((yearly / MONTHS) * 100) / 100,
    ),
    per: currency === 'XTR' ? planCopy.perDays : planCopy.perMonth,
    yearly: show(yearly),
    saving: show(annualSaving(monthly)),
  }
}
